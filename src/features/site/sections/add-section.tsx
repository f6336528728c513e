import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { SiteSectionKind } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { Button } from '../../../ui/workspace/kit/button'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { KINDS, MOST_SECTIONS } from './kinds'

/** The button that adds a section, and the list of kinds with what each shows. */
export function AddSection({
  count,
  onAdd,
}: {
  count: number
  onAdd: (kind: SiteSectionKind) => void
}) {
  const { t } = useTranslation('site')
  const [open, setOpen] = useState(false)
  const full = count >= MOST_SECTIONS
  const kinds = Object.entries(KINDS) as [SiteSectionKind, (typeof KINDS)[SiteSectionKind]][]
  return (
    <>
      <Button
        className="site-add"
        disabled={full}
        aria-describedby={full ? 'site-sections-full' : undefined}
        onClick={() => setOpen(true)}
      >
        <Plus className="icon" aria-hidden="true" />
        {t('sections.add')}
      </Button>
      {full ? (
        <p className="muted" id="site-sections-full">
          {t('sections.full')}
        </p>
      ) : null}
      {open ? (
        <Dialog
          title={t('sections.add')}
          width="md"
          full
          close={t('close')}
          onClose={() => setOpen(false)}
        >
          <ul className="site-kinds">
            {kinds
              .filter(([, { isOffered }]) => isOffered)
              .map(([kind, { icon: Icon }]) => (
                <li key={kind}>
                  <Pressable
                    className="site-kind-choice"
                    onClick={() => {
                      setOpen(false)
                      onAdd(kind)
                    }}
                  >
                    <span className="site-kind" aria-hidden="true">
                      <Icon size={18} />
                    </span>
                    <span>
                      <b>{t(`kind.${kind}`)}</b>
                      <small>{t(`kindText.${kind}`)}</small>
                    </span>
                  </Pressable>
                </li>
              ))}
          </ul>
        </Dialog>
      ) : null}
    </>
  )
}
