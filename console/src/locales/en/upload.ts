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
  film: {
    checking: 'Looking at what is in the video…',
    unchecked: 'What is in the video could not be found out. Check the connection, then try again.',
    converting:
      'Converting to H.264: {{percent}} %. Saving and publishing wait for it; the original is kept.',
    progress: 'Conversion',
    offered: 'This video is better converted before it goes out:',
    cancelled: 'The conversion was cancelled, so the video goes as it is. A channel may refuse it:',
    convert: 'Convert to H.264',
    cancel: 'Cancel the conversion',
    converted: 'Converted to H.264 for all channels. The original, {{name}} ({{size}} MB), is kept.',
    useOriginal: 'Send the original instead',
    why: {
      codec: 'It is stored as {{codec}}, which not every platform plays.',
      highRange: 'It is in high dynamic range (HDR), which looks pale on most screens.',
      colours: 'Its colours are stored as {{layout}}, which many players do not show.',
      sides: '{{channels}} takes at most {{limit}} pixels a side; it becomes smaller for every channel.',
      size: '{{channels}} takes at most {{limit}} MB; it becomes smaller for every channel.',
      container: '{{channels}} does not take {{ending}} files.',
    },
    failed: {
      unreadable:
        'The video could not be converted because it cannot be read far enough. Export it again as H.264 and upload that.',
      failed:
        'The conversion did not come out whole. Try again; if that fails too, export the video as H.264 and upload that.',
      tooOften:
        'The conversion broke off several times. Export the video as H.264 and upload that, or try again later.',
      fileGone: 'The file is not in the store any more. Remove the video and upload it again.',
    },
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
