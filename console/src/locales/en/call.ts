// Words of the calls: what can go wrong on the way to the server.
export const call = {
  error: 'Error',
  timedOut: 'The server did not answer in time. Please look before you try again; it may have arrived.',
  offline: 'No connection to the server. Check the network and try again.',
  unreadable: 'The server answered something this page does not understand. Reload the page.',
  restarting: 'The server is restarting. Please wait a moment.',
  status: 'The server answered with status {{status}}.',
  noReason: 'no reason was given',
};
