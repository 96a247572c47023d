import type { FastifyReply } from 'fastify';
import type { ErrorCode, Reason } from '../protocol/index.ts';

const STATUS: Partial<Record<ErrorCode, number>> = {
  'no-table': 404,
  'no-move': 404,
  'not-found': 404,
  'unknown-game': 404,
  'forbidden-origin': 403,
  'rules-version': 410,
  'too-fast': 429,
  failed: 500,
  full: 503,
  storage: 503,
};

/** Answers with a reason; the body is `{"error":{"code":"…"}}`. */
export function refuse(
  reply: FastifyReply,
  reason: Reason,
  status = STATUS[reason.code as ErrorCode] ?? 400,
): FastifyReply {
  return reply.code(status).send({ error: reason });
}
