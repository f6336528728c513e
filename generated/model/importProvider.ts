
/**
 * Formats we read. csv is a table of homes, CSV or Excel: it comes in by startImportTable, since somebody says what its columns hold. inmovilla_rest is no file: it comes in by createMove.
 */
export type ImportProvider = typeof ImportProvider[keyof typeof ImportProvider];


export const ImportProvider = {
  kyero: 'kyero',
  csv: 'csv',
  idealista: 'idealista',
  inmovilla_web: 'inmovilla_web',
  inmovilla_export: 'inmovilla_export',
  resales: 'resales',
  reso: 'reso',
  inmovilla_rest: 'inmovilla_rest',
} as const;
