
export type ShareReasonRule = typeof ShareReasonRule[keyof typeof ShareReasonRule];


export const ShareReasonRule = {
  mandate: 'mandate',
  foreign: 'foreign',
  commission: 'commission',
  phone: 'phone',
  email: 'email',
  site: 'site',
  name: 'name',
  code: 'code',
  watermark: 'watermark',
} as const;
