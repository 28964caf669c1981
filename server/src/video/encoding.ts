// How everything is encoded, whichever way does it: H.264 High at a constant quality under a ceiling, AAC in stereo.

/** Every platform takes 48 kHz stereo; the quality is x264's scale, of which 18 to 23 is hardly told from the original. */
export const encoding = {
  preset: 'veryfast',
  quality: 21,
  profile: 'high',
  soundFilter: 'aresample=48000,aformat=sample_fmts=fltp:channel_layouts=stereo',
  soundKilobits: 160,
  progressMs: 250,
} as const;
