// Memory that nobody reads again, given back at once: the collector would let tens of megabytes gather, and then look through all that lives.

/** Only what has its memory to itself; it is empty afterwards. */
export function giveBack({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
