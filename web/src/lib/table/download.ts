/** Hands something to the person as a file. */
export function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The name of a record's file: `eineu-2026-01-31-2015.json`. */
export function recordName(game: string, at: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${game}-${day}-${two(at.getHours())}${two(at.getMinutes())}.json`;
}
