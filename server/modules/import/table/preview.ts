import type {
  HomeField,
  ImportTablePlan,
  ImportTablePreview,
  ImportTableRow,
  ImportTableWord,
} from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import { choicesOf, codeOf, isCoded } from '../said/codes.ts'
import { numberOf } from '../said/decimal.ts'
import { fold } from '../terms/types.ts'
import { issueOf } from '../view.ts'
import { NUMBERS } from './fields.ts'
import type { HomeTable } from './open.ts'
import { homesOf, type TableHome } from './read.ts'

const FIRST = 20
const SHOWN = 40
const MOST_WORDS = 200

/** The homes as they would be: the first ones and others of which something is to be said. */
export function previewOf(table: HomeTable, plan: ImportTablePlan, lang: Lang): ImportTablePreview {
  const homes = homesOf(table, plan)
  const saysMore = ({ home }: TableHome): boolean =>
    home.refused !== null || home.remarks.some(({ severity }) => severity !== 'info')
  const rest = homes.slice(FIRST).filter(saysMore)
  return {
    homes: homes.length,
    refused: homes.filter(({ home }) => home.refused).length,
    withIssues: homes.filter((one) => !one.home.refused && saysMore(one)).length,
    rows: [...homes.slice(0, FIRST), ...rest].slice(0, SHOWN).map((one) => rowOf(one, plan, lang)),
    words: wordsOf(table, plan),
  }
}

function rowOf({ line, home, said }: TableHome, plan: ImportTablePlan, lang: Lang): ImportTableRow {
  const fields = [...new Set(plan.columns.map(({ field }) => field))]
  return {
    line,
    externalId: home.externalId,
    refused: home.refused !== null,
    values: fields.flatMap((field) =>
      said.all(field).flatMap((value) => {
        const text = shown(field, value)
        return text === '' ? [] : [{ field, text: text.slice(0, 200) }]
      }),
    ),
    issues: [...(home.refused ? [home.refused] : []), ...home.remarks].map((remark) =>
      issueOf(remark, lang),
    ),
  }
}

/** A value as it was understood: numbers with a point, codes as codes. */
function shown(field: HomeField, value: Parameters<typeof codeOf>[1]): string {
  if (NUMBERS.has(field)) {
    const number = numberOf(value.text, value.decimal)
    return typeof number === 'number' ? String(number) : value.text
  }
  return isCoded(field) ? (codeOf(field, value) ?? value.text) : value.text
}

/** Words of the file that mean nothing to us, the most frequent first. */
function wordsOf(table: HomeTable, { columns }: ImportTablePlan): ImportTableWord[] {
  const found = columns.flatMap(({ column, field, words }) => {
    if (!isCoded(field)) return []
    const known = new Map(words?.map(({ word, code }) => [fold(word), code]))
    const counts = new Map<string, ImportTableWord>()
    for (const { cells } of table.rows) {
      const text = (cells[column] ?? '').trim()
      if (text === '' || codeOf(field, { text, label: '', words: known }) !== null) continue
      const word = text.slice(0, 120)
      const there = counts.get(fold(word))
      if (there) there.count += 1
      else counts.set(fold(word), { column, field, word, count: 1, choices: choicesOf(field) })
    }
    return [...counts.values()]
  })
  return found.sort((a, b) => b.count - a.count).slice(0, MOST_WORDS)
}
