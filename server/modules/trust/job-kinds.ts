/** Looks at one home. */
export const LOOK_JOB = 'trust.look'
/** Looks at an agency's homes on the market, some at a time. */
export const AGENCY_JOB = 'trust.agency'
/** Looks at all homes on the market, some at a time. */
export const SWEEP_JOB = 'trust.sweep'
