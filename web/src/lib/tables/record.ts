import { layAside } from '../table/aside.ts';
import { localKey, type MyTable } from '../table/mine.ts';
import { read } from '../table/storage.ts';
import { tableRecord } from './api.ts';

/** Lays the record of a table aside for the replay page. Answers null, or why there is none: a stable code. */
export async function layOut({ id, code }: Pick<MyTable, 'id' | 'code'>): Promise<string | null> {
  if (code === null) {
    const text = read(localKey(id));
    if (text === null) return 'no-table';
    layAside(text);
    return null;
  }
  const answer = await tableRecord(code);
  if (!answer.ok) return answer.code;
  layAside(answer.value);
  return null;
}
