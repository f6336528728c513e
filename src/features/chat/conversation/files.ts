import type { TFunction } from '../../../i18n'

const FILES = 5
const FILE_BYTES = 10_000_000
/** What a message takes, as the server has it. */
export const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf']

/** The files with those just chosen, and why one of them was left out. */
export function withFiles(
  files: File[],
  chosen: File[],
  t: TFunction,
): { files: File[]; fault: string } {
  const wrong = chosen.find(({ type, size }) => !FILE_TYPES.includes(type) || size > FILE_BYTES)
  const next = [...files, ...chosen.filter((file) => file !== wrong)]
  const fault = wrong
    ? t(wrong.size > FILE_BYTES ? 'chat:compose.tooLarge' : 'chat:compose.notAllowed', {
        name: wrong.name,
      })
    : next.length > FILES
      ? t('chat:compose.tooMany')
      : ''
  return { files: next.slice(0, FILES), fault }
}
