// Options of the demuxer that hold for every file: nothing but that one file is opened.

/** Neither another address, nor another file by a reference inside. */
export const localOnly = { protocol_whitelist: 'file', enable_drefs: 0 };
