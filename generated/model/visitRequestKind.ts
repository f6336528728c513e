
/**
 * booking: by the home's link, at an hour. enquiry: in their words.
 */
export type VisitRequestKind = typeof VisitRequestKind[keyof typeof VisitRequestKind];


export const VisitRequestKind = {
  booking: 'booking',
  enquiry: 'enquiry',
} as const;
