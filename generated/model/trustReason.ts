
/**
 * Why a check stands as it does.
 */
export type TrustReason = typeof TrustReason[keyof typeof TrustReason];


export const TrustReason = {
  mandateInForce: 'mandateInForce',
  mandateNoFile: 'mandateNoFile',
  mandateMissing: 'mandateMissing',
  mandateNotStarted: 'mandateNotStarted',
  mandateEnded: 'mandateEnded',
  energyNumber: 'energyNumber',
  energyExempt: 'energyExempt',
  energyMissing: 'energyMissing',
  energyExpired: 'energyExpired',
  cadastreMatches: 'cadastreMatches',
  cadastreMissing: 'cadastreMissing',
  cadastreLetters: 'cadastreLetters',
  cadastreMunicipality: 'cadastreMunicipality',
  pinInside: 'pinInside',
  pinMissing: 'pinMissing',
  pinOutside: 'pinOutside',
  photosOwn: 'photosOwn',
  photosElsewhere: 'photosElsewhere',
  photosNone: 'photosNone',
  photosUnseen: 'photosUnseen',
  agentProved: 'agentProved',
  agentMissing: 'agentMissing',
  agentUnproved: 'agentUnproved',
  insuranceInDate: 'insuranceInDate',
  insuranceMissing: 'insuranceMissing',
  insuranceEnded: 'insuranceEnded',
  reportsInTime: 'reportsInTime',
  reportsWaiting: 'reportsWaiting',
  reportsLate: 'reportsLate',
} as const;
