// Gives a file to the browser, to be kept under its name.

/** Longer than a browser takes to begin to read it. */
const readWithinMs = 60_000;

export function giveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readWithinMs);
}
