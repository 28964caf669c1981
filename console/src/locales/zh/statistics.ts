// Words of the statistics.
import type { statistics as en } from '../en/statistics.ts';

export const statistics: typeof en = {
  title: '数据统计',
  days: '统计日期',
  shortcuts: {
    today: '今天',
    week: '近 7 天',
    month: '近 30 天',
    thisMonth: '本月',
  },
  anyAccount: '全部账号',
  otherAccount: '其他账号',
  became: '发布结果',
  outcomes: {
    live: '已发布',
    withOwner: '未公开',
    unknown: '未确认',
    coming: '待发布',
    failed: '发布失败',
    takenDown: '已撤下',
  },
  rule: '每条帖子只计一次，按发布当天计算，未发布的按计划日期计算。重试和删除重发以最后的结果为准，修改不另计；已取消的不计入。',
  readers: '读者互动',
  ofPosts: '{{live}} 条中的 {{posts}} 条',
  readAt:
    '以下为各平台最近一次返回数据的合计，涵盖 {{live}} 条已发布帖子中的 {{posts}} 条，读取于 {{at}}。打开帖子详情时会读取其数据：',
  readBetween:
    '以下为各平台最近一次返回数据的合计，涵盖 {{live}} 条已发布帖子中的 {{posts}} 条，读取时间为 {{first}} 至 {{last}}。打开帖子详情时会读取其数据：',
  unread: '尚未读取这些帖子的数据。打开帖子详情时会读取：',
  perDay: '每日发布量',
  perWeek: '每周发布量',
  perChannel: '各渠道发布量',
  chart: '{{title}}：共 {{total}} 条；最多的是 {{peak}}，{{highest}} 条。完整数据见表格。',
  table: '完整数据',
  by: '分组方式',
  groupings: {
    day: '日期',
    channel: '渠道',
    account: '账号',
    category: '分类',
  },
  uncategorised: '（未分类）',
  total: '帖子数',
  all: '合计',
  export: '导出表格',
  postsWith: '{{figure}}（统计帖子数）',
  empty: '这段时间没有发布，也没有待发布的内容。',
  nothingFound: '这段时间该渠道或账号没有记录。',
  everything: '显示全部渠道和账号',
};
