import { RECORD_LIMITS } from '@spieleabend/kernel';
import * as z from 'zod/mini';
import { Code } from '../protocol/fields.ts';
import {
  Luggage,
  MoveCode,
  NewTable,
  OpenedMove,
  OpenedTable,
  OpenTables,
  PROTOCOL,
  PushKey,
  Reason,
  TableSummary,
} from '../protocol/index.ts';
import { HouseStatistics } from '../protocol/statistics.ts';
import { QrWanted } from './qr.ts';

/** The body of every answer that is not the one that was wanted. */
const Refusal = z.object({ error: Reason });

const text = { type: 'string' };
const numbers = { type: 'array', items: { type: 'number' } };

/** A record by its form (`kernel/src/record.ts`); what its entries mean is for the rules of its game to say. */
const GAME_RECORD = {
  type: 'object',
  required: ['spieleabend', 'game', 'rules', 'options', 'seats', 'log'],
  properties: {
    spieleabend: { type: 'number', const: 1 },
    game: text,
    rules: { type: 'number' },
    options: { type: 'object', additionalProperties: true },
    seats: {
      type: 'array',
      items: { anyOf: [text, { type: 'object', required: ['name'], properties: { name: text, bot: text } }] },
    },
    log: {
      type: 'array',
      maxItems: RECORD_LIMITS.entries,
      items: { type: 'string', maxLength: RECORD_LIMITS.entryLength },
      description: 'SEAT:MOVE and *:OUTCOME; what is hidden while the game runs reads ?.',
    },
    result: {
      type: 'object',
      required: ['ranks', 'scores', 'tieBreak'],
      properties: { ranks: numbers, scores: numbers, tieBreak: { anyOf: [text, { type: 'null' }] } },
    },
    data: { description: 'Component data that replace the game’s own.' },
  },
};

/** The HTTP part of the protocol as OpenAPI 3.1, made from the schemas that the server itself checks with. Plain data. */
export function openApi() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Spieleabend',
      version: String(PROTOCOL),
      description:
        'Opens tables and tells about them. The game itself is played over the WebSocket at /ws: see docs/protocol.md.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths: {
      '/api/tables': {
        get: {
          operationId: 'listTables',
          summary:
            'The open tables: those that their hosts have listed and where somebody waits for people to come, at most 50, the newest first.',
          responses: {
            200: answer('The tables.', 'OpenTables'),
            default: refusal('too-fast, failed'),
          },
        },
        post: {
          operationId: 'openTable',
          summary: 'Opens a table; whoever opens it is its host.',
          description:
            'At most one chair is a person: the one who opens the table. A browser’s request has to come from the server’s own origin.',
          requestBody: { required: true, content: json('NewTable') },
          responses: {
            201: answer('The code for everybody, the token for the host alone.', 'OpenedTable'),
            default: refusal(
              'malformed, too-large, forbidden-origin, too-fast, unknown-game, bad-seats, unknown-level, unknown-option, bad-option, bad-data, own-data, name-taken, storage, failed',
            ),
          },
        },
      },
      '/api/tables/{code}': {
        get: {
          operationId: 'lookAtTable',
          summary: 'What anybody with the code may know before sitting down.',
          parameters: [inPath('code', Code)],
          responses: {
            200: answer('The table.', 'TableSummary'),
            default: refusal('no-table, too-fast, rules-version, storage, failed'),
          },
        },
      },
      '/api/tables/{code}/record': {
        get: {
          operationId: 'readRecord',
          summary:
            'The record as anybody may have it: masked while the game runs, complete with its result afterwards.',
          parameters: [inPath('code', Code)],
          responses: {
            200: answer('The record.', 'GameRecord'),
            default: refusal('no-table, not-started, too-fast, rules-version, storage, failed'),
          },
        },
      },
      '/api/moves': {
        post: {
          operationId: 'leaveLuggage',
          summary: 'Leaves the secrets of one’s seats for another device of one’s own.',
          description:
            'They are kept in memory only, for ten minutes, and handed out once. Same origin, as everywhere.',
          requestBody: { required: true, content: json('Luggage') },
          responses: {
            201: answer('The code under which they are kept, and for how many milliseconds.', 'OpenedMove'),
            default: refusal('malformed, too-large, forbidden-origin, too-fast, full, failed'),
          },
        },
      },
      '/api/moves/{move}/take': {
        post: {
          operationId: 'takeLuggage',
          summary: 'Fetches what was left under a code; from then on there is nothing any more.',
          parameters: [inPath('move', MoveCode)],
          responses: {
            200: answer('What was left.', 'Luggage'),
            default: refusal('no-move, forbidden-origin, too-fast, failed'),
          },
        },
      },
      '/api/qr': {
        get: {
          operationId: 'drawQrCode',
          summary:
            'The address of a table or of luggage here as a QR code, to be seen by the camera of another device.',
          parameters: [
            { name: 'path', in: 'query', required: true, schema: schema(QrWanted.shape.path) },
            { name: 'scheme', in: 'query', schema: schema(QrWanted.shape.scheme, 'input') },
          ],
          responses: {
            200: { description: 'The picture.', content: { 'image/svg+xml': { schema: text } } },
            default: refusal('malformed, too-fast, failed'),
          },
        },
      },
      '/api/push': {
        get: {
          operationId: 'readPushKey',
          summary: 'The public key of this server’s Web Push (VAPID), for `PushManager.subscribe`.',
          responses: { 200: answer('The key, base64url.', 'PushKey') },
        },
      },
      '/api/statistics': {
        get: {
          operationId: 'readStatistics',
          summary:
            'How often faces and cards have come in all finished games here, beside what is to be expected of fair chance.',
          responses: { 200: answer('As far as it is counted.', 'HouseStatistics'), default: refusal('too-fast') },
        },
      },
      '/api/openapi.json': {
        get: {
          operationId: 'describe',
          summary: 'This document.',
          responses: {
            200: { description: 'OpenAPI 3.1.', content: { 'application/json': { schema: { type: 'object' } } } },
          },
        },
      },
      '/healthz': {
        get: {
          operationId: 'isHealthy',
          summary: 'Whether people can play here: what they do can be stored.',
          responses: { 200: answer('All is well.', 'Health'), default: refusal('storage, closing') },
        },
      },
      '/metrics': {
        get: {
          operationId: 'readMetrics',
          summary:
            'Figures for Prometheus; for programs on the same machine, or with the token that the operator has set.',
          security: [{}, { metricsToken: [] }],
          responses: {
            200: { description: 'The figures.', content: { 'text/plain': { schema: text } } },
            default: refusal('not-found'),
          },
        },
      },
    },
    components: {
      schemas: {
        NewTable: schema(NewTable, 'input'),
        OpenedTable: schema(OpenedTable),
        TableSummary: schema(TableSummary),
        OpenTables: schema(OpenTables),
        HouseStatistics: schema(HouseStatistics),
        PushKey: schema(PushKey),
        Luggage: schema(Luggage, 'input'),
        OpenedMove: schema(OpenedMove),
        GameRecord: GAME_RECORD,
        Health: { type: 'object', required: ['ok'], properties: { ok: { type: 'boolean', const: true } } },
        Refusal: schema(Refusal),
      },
      securitySchemes: { metricsToken: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function inPath(name: string, type: z.core.$ZodType) {
  return { name, in: 'path', required: true, schema: schema(type) };
}

/** OpenAPI 3.1 names the dialect once for all schemas. */
function schema(type: z.core.$ZodType, io: 'input' | 'output' = 'output') {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(type, { io });
  return rest;
}

function json(name: string) {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } };
}

function answer(description: string, name: string) {
  return { description, content: json(name) };
}

function refusal(codes: string) {
  return answer(`Refused; error.code is one of: ${codes}.`, 'Refusal');
}
