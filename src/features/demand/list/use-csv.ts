import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { setMessage } from '../../../lib/message'
import { allRows, toCsv } from './csv'
import { toParams, type DemandQuery } from './demand-query'

/** Hands a text to the browser as a file. */
function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Every row of the search as a file. */
export function useCsv(query: DemandQuery) {
  const { t } = useTranslation('demand')
  const [busy, setBusy] = useState<string | null>(null)
  const save = async () => {
    setBusy(t('list.csvBusy'))
    try {
      const { cursor: _page, ...params } = toParams(query)
      const rows = await allRows(params)
      saveFile(`${t('list.title').toLowerCase()}.csv`, toCsv(rows, (name, code) => t(`enums.${name}.${code}`)))
      setMessage('SUCCESS', t('list.csvDone', { count: rows.length }))
    } catch {
      // The message bar has said why.
    } finally {
      setBusy(null)
    }
  }
  return { busy, save }
}
