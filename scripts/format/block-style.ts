import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSeq, isScalar, parseDocument, visit, type YAMLSeq } from 'yaml'

const COLUMNS = 100
/** A list of plain values up to this width stays on its line: `enum: [V, A, T]`. */
const SHORT = 80

const isShort = (list: YAMLSeq): boolean =>
  list.items.every(isScalar) &&
  list.items.map((item) => String(isScalar(item) ? item.value : '')).join(', ').length <= SHORT

/** YAML in block style, one key per line; comments and order stay. Text that is no YAML stays. */
export function blockStyle(text: string): string {
  const document = parseDocument(text)
  if (document.errors.length > 0) return text
  visit(document, {
    Collection(_, node) {
      if (node.items.length > 0 && !(isSeq(node) && node.flow && isShort(node))) node.flow = false
    },
  })
  return document.toString({ lineWidth: COLUMNS, flowCollectionPadding: false })
}

/** Writes the contract below a root in block style; returns the files that were not. */
export function blockContract(root: string, { write }: { write: boolean }): string[] {
  return globSync('openapi/**/*.yaml', { cwd: root })
    .toSorted()
    .filter((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const styled = blockStyle(text)
      if (write && styled !== text) writeFileSync(join(root, file), styled)
      return styled !== text
    })
}
