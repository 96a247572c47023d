import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';

/** RESULTS.md is put together section by section: what takes long is measured by itself, and the others keep their figures meanwhile. */

/** The text with the section of this title (`## …`) replaced, or added at the end. */
export function withSection(text: string, title: string, body: string): string {
  const section = `## ${title}\n\n${body.trim()}\n`;
  const parts = text.split(/^(?=## )/m);
  const at = parts.findIndex((part) => part.startsWith(`## ${title}\n`));
  if (at < 0) return `${text.trimEnd()}\n\n${section}`;
  const isLast = at === parts.length - 1;
  return parts.with(at, isLast ? section : `${section}\n`).join('');
}

export function writeSection(path: string, title: string, body: string): void {
  writeFileSync(path, withSection(readFileSync(path, 'utf8'), title, body));
  console.log(`\n## ${title}\n\n${body}`);
}

/** When and where something was measured. `busy`: how many programs wanted the machine on average in the last minute, ours included. */
export function circumstances(): string {
  const [cpu] = cpus();
  const busy = loadavg()[0]?.toFixed(1);
  return `${new Date().toISOString().slice(0, 10)}, ${cpu?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${per(totalmem() / 2 ** 30)} GiB, Node.js ${process.version}; load average at the end ${busy}`;
}

/** A number for people: 5,240,000 with three digits that count. */
export function per(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString('en');
}

/** A table in Markdown: the first column is text, the others are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
