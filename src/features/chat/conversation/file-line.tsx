import { useQuery } from '@tanstack/react-query'
import { Download, FileText, Image } from 'lucide-react'
import { useEffect, useState } from 'react'
import { downloadChatFile } from '../../../../generated/api/chat/chat'
import type { ChatFile } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { sizeOf } from '../../../lib/bytes'
import { saveFile } from '../../../lib/save-file'
import { Pressable } from '../../../ui/kit/bare/pressable'

/**
 * Photos up to this size are shown at once; larger ones cost a phone's data and wait for a press.
 */
const SHOWN_BYTES = 1_500_000

/** An address for a content that only the token opens, as long as it is shown. */
function useAddress(blob: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return address
}

/** A photo or a PDF of a message; photos are called by their place among its files. */
export function FileLine({
  threadId,
  file,
  number,
}: {
  threadId: string
  file: ChatFile
  number: number
}) {
  const { t } = useTranslation('chat')
  const picture = file.mime !== 'application/pdf'
  const name = picture ? t('file.photo', { number }) : file.filename
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['chat-file', file.id],
    queryFn: () => downloadChatFile(threadId, file.id, { silent: true }) as Promise<Blob>,
    enabled: picture && file.size <= SHOWN_BYTES,
    staleTime: Infinity,
  })
  const address = useAddress(data)
  const fetchIt = async () => {
    const { data: blob } = await refetch()
    if (blob) saveFile(file.filename, blob)
  }
  return (
    <div className="talk-file">
      {picture && address && <img src={address} alt={name} />}
      <Pressable
        onClick={() => void (data ? saveFile(file.filename, data) : fetchIt())}
        disabled={isFetching}
      >
        {picture ? (
          <Image className="icon" aria-hidden="true" />
        ) : (
          <FileText className="icon" aria-hidden="true" />
        )}
        <span>
          <span className="spoken">{t('file.save')} </span>
          {name}
        </span>
        <small className="num">{sizeOf(file.size)}</small>
        <Download className="icon" aria-hidden="true" />
      </Pressable>
    </div>
  )
}
