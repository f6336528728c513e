
export type SiteDomainRecordType = typeof SiteDomainRecordType[keyof typeof SiteDomainRecordType];


export const SiteDomainRecordType = {
  TXT: 'TXT',
  CNAME: 'CNAME',
  A: 'A',
  AAAA: 'AAAA',
  CAA: 'CAA',
} as const;
