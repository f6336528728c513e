import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addSitePicture, getListSitePicturesQueryKey } from '../../../../generated/api/site/site'
import type { Site } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'
import { FileDrop } from '../../../ui/workspace/kit/file-drop'
import { Progress } from '../../../ui/workspace/kit/progress'
import { useFileSending } from '../../../ui/workspace/kit/use-file-sending'
import { LogoReading } from './logo-reading'

const MOST_BYTES = 15_000_000

/** Colours for the whole site out of its logo: read, compared, taken with one press. */
export function LogoColors({ site }: { site: Site }) {
  const { t } = useTranslation('site')
  const client = useQueryClient()
  const stored = site.draft.brand.logo?.hash ?? null
  const [hash, setHash] = useState<string | null>(null)
  const { share, fault, send } = useFileSending(
    { maxBytes: MOST_BYTES, tooLarge: t('logo.tooLarge') },
    async (file, options) => {
      const added = await addSitePicture(site.id, { picture: file, picture_extra: 'site' }, options)
      await client.invalidateQueries({ queryKey: getListSitePicturesQueryKey(site.id) })
      setHash(added.hash)
    },
  )
  if (!site.canEdit) return null
  return (
    <Panel title={t('logo.title')} className="site-logo">
      {hash ? (
        <LogoReading site={site} hash={hash} onClose={() => setHash(null)} />
      ) : (
        <>
          {stored ? (
            <p>
              <Button variant="soft" onClick={() => setHash(stored)}>
                {t('logo.read')}
              </Button>
            </p>
          ) : null}
          <FileDrop
            label={t(stored ? 'logo.other' : 'logo.choose')}
            help={t('logo.help')}
            choose={t('logo.file')}
            accept=".jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp"
            error={fault}
            sending={share === null ? null : <Progress label={t('logo.sending')} share={share} />}
            onFile={send}
          />
        </>
      )}
    </Panel>
  )
}
