// Words of the kinds of media.

export const media = {
  video: 'Video',
  audio: 'Audio',
  text: 'Text',
  image: 'Picture',
  link: 'Link',
};
