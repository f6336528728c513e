import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { setMessage } from '../../../lib/message'
import { saveCsv } from '../../../lib/save-file'
import { allRows, toCsv } from './csv'
import { toParams, type DemandQuery } from './demand-query'

/** Every row of the search as a file. */
export function useCsv(query: DemandQuery) {
  const { t } = useTranslation('demand')
  const [busy, setBusy] = useState<string | null>(null)
  const save = async () => {
    setBusy(t('list.csvBusy'))
    try {
      const { cursor: _page, ...params } = toParams(query)
      const rows = await allRows(params)
      saveCsv(
        t('list.title').toLowerCase(),
        toCsv(rows, (name, code) => t(`enums.${name}.${code}`)),
      )
      setMessage('SUCCESS', t('list.csvDone', { count: rows.length }))
    } catch {
      // The message bar has said why.
    } finally {
      setBusy(null)
    }
  }
  return { busy, save }
}
