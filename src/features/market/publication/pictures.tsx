import { Trash2 } from 'lucide-react'
import { addMarketPicture, useRemoveMarketPicture } from '../../../../generated/api/market/market'
import type { MarketPublication } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { FileDrop } from '../../../ui/workspace/kit/file-drop'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { Progress } from '../../../ui/workspace/kit/progress'
import { useFileSending } from '../../../ui/workspace/kit/use-file-sending'
import { pictureAt } from '../words'

const MOST = 10
const MAX_BYTES = 15_000_000

/** Pictures of a publication, sent at once; the first one stands in lists. */
export function Pictures({
  publication,
  onChanged,
}: {
  publication: MarketPublication
  onChanged: (now: MarketPublication) => void
}) {
  const { t } = useTranslation('market')
  const { id, pictures } = publication
  const { share, fault, place, send, sendAll } = useFileSending(
    { maxBytes: MAX_BYTES, tooLarge: t('picture.tooLarge') },
    async (file, options) => {
      onChanged(await addMarketPicture(id, { picture: file, picture_extra: 'market' }, options))
    },
  )
  const { busy, write } = useWrite(useRemoveMarketPicture, { done: null, onDone: onChanged })
  return (
    <Panel title={t('picture.title')} note={t('picture.count', { n: pictures.length, most: MOST })}>
      <ul className="market-pictures">
        {pictures.map(({ hash }, index) => (
          <li key={hash}>
            <img src={pictureAt(hash, 320)} alt={t('picture.n', { n: index + 1 })} />
            <IconButton
              label={t('picture.remove', { n: index + 1 })}
              disabled={busy}
              onClick={() => void write({ id, hash })}
            >
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {pictures.length < MOST && (
        <FileDrop
          label={t('picture.title')}
          help={t('picture.help')}
          choose={t('picture.add')}
          accept="image/jpeg,image/png,image/webp"
          error={fault}
          sending={
            share === null ? undefined : (
              <Progress label={t('picture.sending', place)} share={share} />
            )
          }
          onFile={send}
          onFiles={(files) => sendAll(files.slice(0, MOST - pictures.length))}
        />
      )}
    </Panel>
  )
}
