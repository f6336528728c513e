import type { ImportProvider, LabDialect } from '../../../../generated/model/index.ts'

/** Which reader brings in a format; one that is not here is only recognised. */
export const READABLE: Partial<Record<LabDialect, ImportProvider>> = {
  kyero: 'kyero',
  csv: 'csv',
  xlsx: 'csv',
  website_csv: 'csv',
  idealista: 'idealista',
  inmovilla_web: 'inmovilla_web',
  inmovilla_export: 'inmovilla_export',
  resales: 'resales',
  reso: 'reso',
}
