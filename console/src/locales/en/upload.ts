// Words of the blocks for pictures, video and cover, and of their uploads.

export const upload = {
  title: 'Pictures',
  choose: 'Add pictures',
  drop: 'or drop or paste them here, up to 3 at a time',
  alt: 'Describe the picture',
  altOf: 'Description of {{name}}',
  moveLeft: 'Move {{name}} left',
  moveRight: 'Move {{name}} right',
  remove: 'Remove {{name}}',
  cancel: 'Cancel',
  retry: 'Try again',
  waiting: 'Waiting',
  checking: 'Checking',
  tray: {
    title: 'Uploads',
    arrived: '{{name}} has arrived. Open a post to add it.',
    addHere: 'Add to this post',
    stopped: '{{name}} stopped at {{percent}} %. Choose the same file again and it goes on from there.',
    forget: 'Forget it',
  },
  video: {
    title: 'Video',
    choose: 'Add a video',
    drop: 'mp4, mov or webm; or drop or paste it here',
    alt: 'Describe the video (shown by {{channels}})',
    remove: 'Remove the video',
  },
  cover: {
    title: 'Cover',
    choose: 'Add a cover',
    replace: 'Another cover',
    drop: 'or drop it here',
    shownBy: 'Shown by {{channels}}',
    remove: 'Remove the cover',
  },
};
