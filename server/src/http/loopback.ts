// Loopback: whether an address is on this very machine, where plain http is as good as https.

export function isLoopback(address: string): boolean {
  return ['127.0.0.1', '[::1]', 'localhost'].includes(new URL(address).hostname);
}
