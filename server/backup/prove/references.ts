/** Rows that name files of the store: the key of each, and its SHA-256 in hex where a row knows it. */
export interface Reference {
  what: string
  query: string
}

/** What stays until somebody removes it: a row whose file is missing has lost it. */
export const LASTING: Reference[] = [
  { what: 'chat_file.file_key', query: 'select file_key as key, null as hash from chat_file' },
  { what: 'expense.file_key', query: 'select file_key as key, null as hash from expense' },
  { what: 'inbox_file.file_key', query: 'select file_key as key, null as hash from inbox_file' },
  { what: 'order_file.file_key', query: 'select file_key as key, null as hash from order_file' },
  {
    what: 'property_document.file_key',
    query: `select file_key as key, min(pdf_hash) as hash from property_document document
      left join passport_proof proof on proof.document_id = document.id group by file_key`,
  },
  { what: 'referral.proof_key', query: 'select proof_key as key, null as hash from referral' },
  {
    what: 'rental_document.file_key',
    query: 'select file_key as key, sha256 as hash from rental_document',
  },
  {
    what: 'visit_sheet.file_key',
    query: 'select file_key as key, file_hash as hash from visit_sheet',
  },
  {
    what: 'media_file.hash',
    query: `select 'media/' || left(hash, 2) || '/' || hash || '/original.webp' as key, null as hash
      from media_file where state = 'ready'`,
  },
  {
    what: 'portraits of people and agencies',
    query: `select distinct substr(address, 2) as key, null as hash from (
        select avatar as address from app_user union select logo from agency
        union select cover from agency) as shown
      where address ~ '^/portrait/[0-9a-f]{32}[.]webp$'`,
  },
  {
    what: 'lessons of courses',
    query: `select distinct key #>> '{}' as key, substr(key #>> '{}', 8, 64) as hash
      from course, jsonb_path_query(doc, '$.**.key') as key
      where key #>> '{}' ~ '^course/[0-9a-f]{64}'`,
  },
]

/** What is swept after days, while its row stays: it is known, and may be gone. */
export const PASSING: Reference[] = [
  'import_lab',
  'import_run',
  'import_table',
  'integration_fetch',
  'intake_run',
  'takeout_file',
  'takeout_import',
].map((table) => ({
  what: `${table}.file_key`,
  query: `select file_key as key, null as hash from ${table}`,
}))
