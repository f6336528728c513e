import type { ChatFileMime } from '../../../../generated/model/index.ts'

const ENDING: Partial<Record<ChatFileMime, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/**
 * What a file is called for who gets it: a photo by its place in the message, since its own name
 * may say the street, like what a phone writes into it; a document as its sender called it.
 */
export function nameOf({
  mime,
  position,
  filename,
}: {
  mime: ChatFileMime
  position: number
  filename: string
}): string {
  const ending = ENDING[mime]
  return ending === undefined ? filename : `photo-${position + 1}.${ending}`
}
