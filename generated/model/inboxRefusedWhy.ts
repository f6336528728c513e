
/**
 * Neither a photo nor a PDF; larger than 10 MB; more than ten. Absent for mails from before files were kept.
 */
export type InboxRefusedWhy = typeof InboxRefusedWhy[keyof typeof InboxRefusedWhy];


export const InboxRefusedWhy = {
  kind: 'kind',
  size: 'size',
  many: 'many',
} as const;
