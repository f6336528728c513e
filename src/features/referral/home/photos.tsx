import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import {
  addReferralPhoto,
  useDeleteReferralPhoto,
} from '../../../../generated/api/referral/referral'
import type { Referral } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { readAgain, useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { FileDrop } from '../../../ui/workspace/kit/file-drop'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { Progress } from '../../../ui/workspace/kit/progress'
import { useFileSending } from '../../../ui/workspace/kit/use-file-sending'

/** As the contract: 15 MB, ten pictures. */
const MAX_BYTES = 15_000_000
const MOST = 10

/** Pictures of the home, each sent at once; the owner is asked first, then the agency sees them. */
export function Photos({ draft: { id, photos } }: { draft: Referral }) {
  const { t } = useTranslation('referral')
  const client = useQueryClient()
  const { share, fault, place, send, sendAll } = useFileSending(
    { maxBytes: MAX_BYTES, tooLarge: t('photos.tooLarge') },
    async (picture, options) => {
      await addReferralPhoto(id, { picture, picture_extra: 'referral' }, options)
      await readAgain(client, ['referral'])
    },
  )
  const remove = useWrite(useDeleteReferralPhoto, {
    done: t('photos.removed'),
    reads: ['referral'],
  })
  return (
    <Panel title={t('photos.title')} note={t('photos.note', { n: photos.length, most: MOST })}>
      {photos.length > 0 && (
        <ul className="referral-photos">
          {photos.map((hash, at) => (
            <li key={hash}>
              <img src={`/media/${hash}/320.webp`} alt={t('photos.one', { n: at + 1 })} />
              <IconButton
                label={t('photos.remove', { n: at + 1 })}
                title={t('photos.remove', { n: at + 1 })}
                disabled={remove.busy}
                onClick={() => void remove.write({ id, hash })}
              >
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {photos.length < MOST && (
        <FileDrop
          label={t('photos.add')}
          help={t('photos.help')}
          choose={t('photos.choose')}
          accept="image/jpeg,image/png,image/webp"
          error={fault}
          sending={
            share === null ? undefined : (
              <Progress share={share} label={t('photos.sending', place)} />
            )
          }
          onFile={send}
          onFiles={(files) => sendAll(files.slice(0, MOST - photos.length))}
        />
      )}
    </Panel>
  )
}
