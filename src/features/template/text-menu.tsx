import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { FileText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useListTemplates } from '../../../generated/api/template/template'
import { useTranslation } from '../../i18n'
import { useFailureText } from '../../i18n/error-text'
import { Button } from '../../ui/workspace/kit/button'

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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [writing, setWriting] = useState(false)
  const { data, isError, error } = useListTemplates(
    {},
    { query: { enabled: anchor !== null }, request: { silent: true } },
  )
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        variant="soft"
        className="tp-b"
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <FileText className="i" aria-hidden="true" />
        {t('menu')}
      </Button>
      <Menu
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ paper: { sx: { maxHeight: 320, maxWidth: 320 } } }}
      >
        {!data && <MenuItem disabled>{isError ? why(error) : t('loading')}</MenuItem>}
        {data?.items.length === 0 && (
          <MenuItem
            sx={{ whiteSpace: 'normal' }}
            onClick={() => {
              close()
              setWriting(true)
            }}
          >
            {t('menuEmpty')}
          </MenuItem>
        )}
        {data?.items.map(({ id, name, own }) => (
          <MenuItem
            key={id}
            onClick={() => {
              close()
              onChoose(id)
            }}
          >
            {name}
            {own && <small className="mut">&nbsp;· {t('own')}</small>}
          </MenuItem>
        ))}
      </Menu>
      <Suspense fallback={null}>
        {writing && <TextsDialog onClose={() => setWriting(false)} />}
      </Suspense>
    </>
  )
}
