// Why there is no picture of a page, or only a drawn one, in Chinese.
import type { PictureSentences } from '../keys.ts';

export const picturesZh: PictureSentences = {
  'picture-no-browser': '无法启动用于截图的浏览器。请告知系统管理员，原因见发布程序的日志。',
  'picture-closed': '该地址指向内部网络或不是网页，系统不会打开。',
  'picture-unreachable': '页面没有响应。请自行打开查看是否存在。',
  'picture-too-slow': '页面未能及时加载完成。请稍后重试，或自行打开。',
  'picture-too-large': '页面占用的内存超过限制。请自行打开。',
  'picture-error': '页面返回了错误。请自行打开查看是否存在。',
  'picture-sign-in': '该页面仅对已登录的读者开放。',
  'picture-other-words':
    '页面上没有该帖子的文字，可能是登录页、授权提示或其他页面。请自行打开查看帖子是否存在。',
  'picture-no-address': '平台没有给出该帖子的公开地址。',
  'picture-not-live': '届时该帖子已不在平台上。',
  'picture-missed': '当时系统没有运行，请看下一张。',
  'picture-owner-only': '此页面只有账号所有者能看到，因此不截图。',
  'picture-not-told': '页面和平台都无法查询。请自行前往查看。',
  'picture-begun': '页面上只有该帖子的开头，也可能是其他帖子。请自行打开查看。',
  'picture-unsure': '无法确定页面显示的就是该帖子，也可能是内容相近的其他帖子。请自行打开查看。',
  'picture-off': '此处已关闭截图功能。请自行打开页面。',
};
