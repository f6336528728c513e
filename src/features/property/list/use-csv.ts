import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { setMessage } from '../../../lib/message'
import { saveCsv } from '../../../lib/save-file'
import { allRows, toCsv } from './csv'
import { toParams, type PortfolioQuery } from './portfolio-query'

/** Every row of the current filter as a file, with a count while it is gathered. */
export function useCsv(query: PortfolioQuery) {
  const { t } = useTranslation('property')
  const [busy, setBusy] = useState<string | null>(null)
  const save = async () => {
    const { cursor: _page, ...params } = toParams(query)
    setBusy(t('list.csvProgress', { done: 0, all: '…' }))
    try {
      const rows = await allRows(params, (done, all) =>
        setBusy(t('list.csvProgress', { done: count(done), all: count(all) })),
      )
      const code = (codes: string, value: string) => t(`enums.${codes}.${value}`)
      saveCsv(
        t('list.title').toLowerCase(),
        toCsv(rows, { status: (row) => code('status', row.status), code }),
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
