
/**
 * How a person can be answered.
 */
export type InboxWay = typeof InboxWay[keyof typeof InboxWay];


export const InboxWay = {
  platform: 'platform',
  mail: 'mail',
  phone: 'phone',
  whatsapp: 'whatsapp',
} as const;
