import { FileText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useListTemplates } from '../../../generated/api/template/template'
import { useTranslation } from '../../i18n'
import { useFailureText } from '../../i18n/error-text'
import { Button } from '../../ui/workspace/kit/button'
import { Menu } from '../../ui/workspace/kit/menu'
import { MenuItem } from '../../ui/workspace/kit/menu-item'

const TextsDialog = lazy(() => import('./texts-dialog'))

/** The button that offers texts for answers; tells which was chosen. */
export function TextMenu({
  onChoose,
  disabled = false,
}: {
  onChoose: (templateId: string) => void
  disabled?: boolean
}) {
  const { t } = useTranslation('template')
  const why = useFailureText()
  const [asked, setAsked] = useState(false)
  const [writing, setWriting] = useState(false)
  const { data, isError, error } = useListTemplates(
    {},
    { query: { enabled: asked }, request: { silent: true } },
  )
  return (
    <>
      <Menu
        onOpen={() => setAsked(true)}
        opener={(ties) => (
          <Button variant="soft" className="template-button" disabled={disabled} {...ties}>
            <FileText className="icon" aria-hidden="true" />
            {t('menu')}
          </Button>
        )}
      >
        {!data && <MenuItem disabled>{isError ? why(error) : t('loading')}</MenuItem>}
        {data?.items.length === 0 && (
          <MenuItem sx={{ whiteSpace: 'normal' }} onClick={() => setWriting(true)}>
            {t('menuEmpty')}
          </MenuItem>
        )}
        {data?.items.map(({ id, name, own }) => (
          <MenuItem key={id} onClick={() => onChoose(id)}>
            {name}
            {own && <small className="muted">&nbsp;· {t('own')}</small>}
          </MenuItem>
        ))}
      </Menu>
      <Suspense fallback={null}>
        {writing && <TextsDialog onClose={() => setWriting(false)} />}
      </Suspense>
    </>
  )
}
