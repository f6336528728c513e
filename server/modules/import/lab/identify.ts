import type { LabDialect, LabNearest } from '../../../../generated/model/index.ts'
import { encodingOf } from '../../../formats/table/encoding.ts'
import { headOf, isBinary, isOldExcel, isWorkbook, isZip } from '../../../formats/table/open.ts'
import type { MessageKey } from '../messages.ts'
import { declaredEncoding, encodingOfXml } from '../xml/decode.ts'
import { likenesses, recognised } from './dialects.ts'
import { likeTable } from './like-table.ts'
import { pageOf } from './page.ts'

/** What a file is, before any home of it is read. */
export interface Identity {
  dialect: LabDialect | null
  confidence: number
  nearest: { dialect: LabNearest['dialect']; confidence: number; lacks: string }[]
  version: string | null
  encoding: string | null
  declared: string | null
  /** Why it cannot be read, whatever it is. */
  failure: MessageKey | null
}

const none = {
  dialect: null,
  confidence: 0,
  nearest: [],
  version: null,
  encoding: null,
  declared: null,
}

/** Recognises a file by its first 64 kB. */
export function identify(bytes: Buffer): Identity {
  if (bytes.length === 0) return { ...none, failure: 'emptyFile' }
  if (isWorkbook(bytes)) return { ...none, dialect: 'xlsx', confidence: 1, failure: null }
  if (isZip(bytes)) return { ...none, failure: 'zipFile' }
  if (isOldExcel(bytes)) return { ...none, failure: 'oldExcel' }
  const isXml = /^[\s\ufeff]*</.test(headOf(bytes.subarray(0, 2000), encodingOf(bytes)))
  const encoding = isXml ? encodingOfXml(bytes.subarray(0, 400)) : encodingOf(bytes)
  const head = headOf(bytes, encoding as ReturnType<typeof encodingOf>)
  const declared = declaredEncoding(bytes.subarray(0, 400))
  const told = { ...none, encoding, declared }
  if (isBinary(head)) return { ...told, failure: 'binaryFile' }
  const page = pageOf(head)
  if (page) return { ...told, failure: page }
  const found = recognised(head)
  const others = likenesses(head).filter(({ dialect }) => dialect !== found?.dialect)
  const nearest = others.filter(({ confidence }) => !found || confidence > 0).slice(0, 2)
  if (found)
    return {
      ...told,
      ...found,
      nearest: nearest.slice(0, 1),
      version: versionOf(found.dialect, head),
      failure: null,
    }
  if (!isXml && !/^[\s\ufeff]*[[{]/.test(head)) {
    const confidence = likeTable(head)
    return confidence === 0
      ? { ...told, failure: 'notATable' }
      : { ...told, dialect: 'csv', confidence, failure: null }
  }
  return { ...told, nearest, failure: null }
}

function versionOf(dialect: LabDialect, head: string): string | null {
  const patterns: Partial<Record<LabDialect, RegExp>> = {
    kyero: /feed[_-]?version[^>\d]*>?\s*["']?v?(\d+([.,]\d+)*)/i,
    resales: /<\w+[^>]*\bversion\s*=\s*["']?(\d+([.,]\d+)*)/i,
    openimmo: /version\s*=\s*["'](1\.\d[\w.]*)/i,
  }
  // Idealista's file does not say it; the fields that tell it from the others are of this one.
  return dialect === 'idealista'
    ? '6'
    : (patterns[dialect]?.exec(head.replace(/<\?xml[^>]*>/, ''))?.[1] ?? null)
}
