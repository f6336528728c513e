import type { SiteTemplate } from '../../../../generated/model'

/** The five, in the order in which they are shown. */
export const TEMPLATES = [
  'tramuntana',
  'llevant',
  'mares',
  'placa',
  'quadern',
] as const satisfies readonly SiteTemplate[]
