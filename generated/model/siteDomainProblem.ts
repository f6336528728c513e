
/**
 * What keeps a domain from the next step.
 */
export type SiteDomainProblem = typeof SiteDomainProblem[keyof typeof SiteDomainProblem];


export const SiteDomainProblem = {
  noTxt: 'noTxt',
  cutTxt: 'cutTxt',
  otherTxt: 'otherTxt',
  doubledName: 'doubledName',
  wrongPlace: 'wrongPlace',
  noDomain: 'noDomain',
  noAddress: 'noAddress',
  elsewhere: 'elsewhere',
  partly: 'partly',
  loop: 'loop',
  caa: 'caa',
  spreading: 'spreading',
  unsure: 'unsure',
  unreachable: 'unreachable',
  held: 'held',
  handedOver: 'handedOver',
  expired: 'expired',
} as const;
