import Dialog from '@mui/material/Dialog'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState, type FormEvent } from 'react'
import { signVisitSheet } from '../../../../generated/api/visit/visit'
import {
  Language,
  type Visit,
  type VisitSignature,
  type VisitSignerInput,
} from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { fieldErrorsOf } from '../../../lib/api-error'
import { setMessage } from '../../../lib/message'
import { tellFailure } from '../../../lib/tell-failure'
import { SelectField } from '../../../ui/workspace/kit/select-field'
import { Button } from '../../../ui/workspace/kit/button'
import { Checkbox } from '../../../ui/workspace/kit/checkbox'
import { SheetText } from './sheet-text'
import { SignaturePad } from './signature-pad'
import { SignerFields } from './signer-fields'
import { useVisitChanged } from './use-visit'

const MOST = 6
const nobody = (): VisitSignerInput => ({ name: '', idKind: 'DNI', idNumber: '', signature: {} })
const isEmpty = ({ path, typed }: VisitSignature): boolean => !path && !typed?.trim()

/** Whom the sheet starts with: the people of the visit, or an empty line. */
function signersOf({ people }: Visit): VisitSignerInput[] {
  const known = people.slice(0, MOST).map(({ contactId, name, language }): VisitSignerInput => ({
    ...nobody(),
    name,
    ...(contactId ? { contactId } : {}),
    idKind: language === 'es' || language === 'ca' ? 'DNI' : language ? 'PASSPORT' : 'DNI',
  }))
  return known.length > 0 ? known : [nobody()]
}

/**
 * The visit sheet, signed on this screen: its text in the visitor's language, who visits, their
 * signatures.
 */
export default function SheetDialog({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const { t } = useTranslation('visit')
  const title = useId()
  const narrow = useMediaQuery('(max-width:819px)')
  const changed = useVisitChanged()
  const [language, setLanguage] = useState<Language>(visit.people[0]?.language ?? 'es')
  const [firstVisit, setFirstVisit] = useState(true)
  const [noDirect, setNoDirect] = useState(true)
  const [mail, setMail] = useState(visit.people.some(({ email }) => email !== null))
  const [visitors, setVisitors] = useState(() => signersOf(visit))
  const [mine, setMine] = useState<VisitSignature>({})
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const sign = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const missing = visitors.flatMap(({ signature }, at) =>
      isEmpty(signature) ? [[`visitors.${at}.signature`, t('sheet.signatureNeeded')] as const] : [],
    )
    setErrors(Object.fromEntries(missing))
    if (missing.length > 0) return
    setBusy(true)
    try {
      await signVisitSheet(
        visit.id,
        {
          language,
          visitors,
          declaresFirstVisit: firstVisit,
          noDirectDeal: noDirect,
          mail,
          ...(isEmpty(mine) ? {} : { agentSignature: mine }),
        },
        { quiet: true, silent: true },
      )
      await changed(visit.id)
      setMessage('SUCCESS', t(mail ? 'sheet.doneMailed' : 'sheet.done'))
      onClose()
    } catch (error) {
      const told = fieldErrorsOf(error)
      setErrors(told ?? {})
      if (!told) tellFailure(error)
      setBusy(false)
    }
  }
  const change = (at: number, signer: VisitSignerInput) =>
    setVisitors((before) => before.map((one, index) => (index === at ? signer : one)))
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      maxWidth="md"
      fullWidth
      fullScreen={narrow}
      aria-labelledby={title}
      slotProps={{ paper: { className: 'vs-dlg' } }}
    >
      <h2 id={title}>{t(visit.sheets.length > 0 ? 'sheet.again' : 'sheet.sign')}</h2>
      {visit.sheets.length > 0 ? <p className="mut">{t('sheet.againHelp')}</p> : null}
      <form onSubmit={(event) => void sign(event)} noValidate={false}>
        <div className="vs-top">
          <SelectField
            id={`${title}l`}
            label={t('sheet.language')}
            value={language}
            onChange={(event) => setLanguage(event.target.value as Language)}
          >
            {Object.values(Language).map((one) => (
              <option key={one} value={one}>
                {t(`enums.language.${one}`)}
              </option>
            ))}
          </SelectField>
          <label className="vs-k">
            <Checkbox
              checked={firstVisit}
              onChange={(event) => setFirstVisit(event.target.checked)}
            />
            {t('sheet.firstVisit')}
          </label>
          <label className="vs-k">
            <Checkbox checked={noDirect} onChange={(event) => setNoDirect(event.target.checked)} />
            {t('sheet.noDirect')}
          </label>
        </div>
        <SheetText
          id={visit.id}
          language={language}
          declaresFirstVisit={firstVisit}
          noDirectDeal={noDirect}
        />
        {visitors.map((visitor, at) => (
          <SignerFields
            key={visitor.contactId ?? at}
            number={at + 1}
            value={visitor}
            errors={errors}
            onChange={(signer) => change(at, signer)}
            onRemove={
              visitors.length > 1
                ? () => setVisitors(visitors.filter((_one, index) => index !== at))
                : undefined
            }
          />
        ))}
        {visitors.length < MOST ? (
          <Button onClick={() => setVisitors([...visitors, nobody()])}>
            {t('sheet.addVisitor')}
          </Button>
        ) : null}
        <details className="vs-mine">
          <summary>{t('sheet.agentToo')}</summary>
          <SignaturePad
            label={t('sheet.signature', { name: visit.agentName ?? '' })}
            value={mine}
            error={errors['agentSignature']}
            onChange={setMine}
          />
        </details>
        <label className="vs-k">
          <Checkbox checked={mail} onChange={(event) => setMail(event.target.checked)} />
          {t('sheet.mail')}
        </label>
        <div className="vs-e">
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="main" disabled={busy}>
            {t(busy ? 'sheet.signing' : 'sheet.signNow')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
