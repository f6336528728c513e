import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getGetImportTableQueryKey,
  useMapImportTable,
} from '../../../../generated/api/import/import'
import type { HomeField, ImportTable, ImportTableWord } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { firstSentenceOf } from '../../../lib/api-error'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'
import { Select } from '../../../ui/workspace/kit/select'
import { useCodeWords } from './use-code-words'

/** Chosen for a word that means nothing; the server takes it as an empty code. */
const NOTHING = '-'
const keyOf = ({ column, word }: ImportTableWord): string => `${column}:${word}`

/** Words of the file that we do not know: each can be given a meaning, or none. */
export function WordsPanel({ table, words }: { table: ImportTable; words: ImportTableWord[] }) {
  const { t } = useTranslation('import')
  const client = useQueryClient()
  const wordOf = useCodeWords()
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const { busy, write } = useWrite(useMapImportTable, {
    done: t('table.words.done'),
    explain: firstSentenceOf,
    onDone: (next) => {
      setChosen({})
      client.setQueryData(getGetImportTableQueryKey(table.id), next)
    },
  })
  const save = (): void => {
    const columns = table.plan.columns.map((column) => {
      const more = words.flatMap((one) => {
        const code = one.column === column.column ? chosen[keyOf(one)] : undefined
        return code ? [{ word: one.word, code: code === NOTHING ? '' : code }] : []
      })
      return more.length ? { ...column, words: [...(column.words ?? []), ...more] } : column
    })
    void write({ id: table.id, data: { ...table.plan, columns } })
  }
  const codeWord = (field: HomeField, code: string): string => wordOf(field, code)
  return (
    <Panel title={t('table.words.title')} note={t('table.words.note')} flush>
      <ul className="import-cols import-words">
        {words.map((one) => (
          <li key={keyOf(one)}>
            <span>
              <b>{one.word}</b>{' '}
              <small>
                {t(`homeField.${one.field}`)} · {t('table.words.rows', { count: one.count })}
              </small>
            </span>
            <Select
              value={chosen[keyOf(one)] ?? ''}
              aria-label={t('table.words.meansOf', { word: one.word })}
              onChange={({ target }) => setChosen({ ...chosen, [keyOf(one)]: target.value })}
            >
              <option value="">{t('table.words.choose')}</option>
              <option value={NOTHING}>{t('table.words.nothing')}</option>
              {one.choices.map((code) => (
                <option key={code} value={code}>
                  {codeWord(one.field, code)}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
      <div className="import-more">
        <Button
          disabled={busy || Object.values(chosen).every((code) => code === '')}
          onClick={save}
        >
          {t('table.words.save')}
        </Button>
      </div>
    </Panel>
  )
}
