import { BareForm } from '../../../ui/kit/bare/bare-form'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { useId, useState } from 'react'
import { useDraftVisitSheet, useSignVisitSheet } from '../../../../generated/api/visit/visit'
import {
  Language,
  type Visit,
  type VisitSignature,
  type VisitSignerInput,
} from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { SelectField } from '../../../ui/workspace/kit/select-field'
import { Button } from '../../../ui/workspace/kit/button'
import { Checkbox } from '../../../ui/workspace/kit/checkbox'
import { firstDraft } from './first-draft'
import { SheetText } from './sheet-text'
import { SignaturePad } from './signature-pad'
import { SignerFields } from './signer-fields'
import { useVisitChanged } from './use-visit'
import { aboutOf, useKeptSheets, type KeptSheet } from './waiting'

const MOST = 6
const nobody = (): VisitSignerInput => ({ name: '', idKind: 'DNI', idNumber: '', signature: {} })
const isEmpty = ({ path, typed }: VisitSignature): boolean => !path && !typed?.trim()

/** Whom the sheet starts with: the people of the visit, or an empty line. */
function signersOf({ people }: Visit, refused: KeptSheet | undefined): VisitSignerInput[] {
  // Of a sheet that was not taken all is typed already; another text takes other signatures.
  if (refused) return refused.data.visitors.map((one) => ({ ...one, signature: {} }))
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
  const changed = useVisitChanged()
  const [first] = useState(() => firstDraft(visit))
  const [language, setLanguage] = useState<Language>(first.language)
  const [firstVisit, setFirstVisit] = useState(first.declaresFirstVisit)
  const [noDirect, setNoDirect] = useState(first.noDirectDeal)
  const [mail, setMail] = useState(visit.people.some(({ email }) => email !== null))
  const [refused] = useKeptSheets(visit.id).filter(({ refusal }) => refusal)
  const [visitors, setVisitors] = useState(() => signersOf(visit, refused))
  const [mine, setMine] = useState<VisitSignature>({})
  const draft = useDraftVisitSheet(
    visit.id,
    { language, declaresFirstVisit: firstVisit, noDirectDeal: noDirect },
    // Not kept: it is read as it would be signed now.
    { query: { placeholderData: (before) => before, gcTime: 0 }, request: { silent: true } },
  )
  // The text of before stands until the one that was chosen is there, and is not signed meanwhile.
  const textHash = draft.isPlaceholderData ? undefined : draft.data?.textHash
  const { busy, errors, setErrors, write } = useWrite(useSignVisitSheet, {
    done: t(mail ? 'sheet.doneMailed' : 'sheet.done'),
    onRefused: () => void draft.refetch(),
    onDone: async () => {
      await changed(visit.id)
      onClose()
    },
    about: aboutOf(visit, visit.title),
    // The record shows it; the text that was read goes with it, and no other is signed.
    onKept: onClose,
  })
  const sign = () => {
    const missing = visitors.flatMap(({ signature }, at) =>
      isEmpty(signature) ? [[`visitors.${at}.signature`, t('sheet.signatureNeeded')] as const] : [],
    )
    if (missing.length > 0) return setErrors(Object.fromEntries(missing))
    void write({
      id: visit.id,
      data: {
        language,
        visitors,
        declaresFirstVisit: firstVisit,
        noDirectDeal: noDirect,
        ...(textHash && { textHash }),
        mail,
        signedOnDeviceAt: new Date().toISOString(),
        ...(isEmpty(mine) ? {} : { agentSignature: mine }),
      },
    })
  }
  const change = (at: number, signer: VisitSignerInput) =>
    setVisitors((before) => before.map((one, index) => (index === at ? signer : one)))
  return (
    <Dialog
      title={t(visit.sheets.length > 0 ? 'sheet.again' : 'sheet.sign')}
      width="md"
      busy={busy}
      full
      onClose={onClose}
      className="vs-dlg"
    >
      {visit.sheets.length > 0 ? <p className="muted">{t('sheet.againHelp')}</p> : null}
      {/* Not a schema form: signatures are drawn, beside the text that is signed. */}
      <BareForm onSend={sign} noValidate={false}>
        <div className="visit-top">
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
          <label className="visit-tick">
            <Checkbox
              checked={firstVisit}
              onChange={(event) => setFirstVisit(event.target.checked)}
            />
            {t('sheet.firstVisit')}
          </label>
          <label className="visit-tick">
            <Checkbox checked={noDirect} onChange={(event) => setNoDirect(event.target.checked)} />
            {t('sheet.noDirect')}
          </label>
        </div>
        <SheetText text={draft.data} error={draft.error} onRetry={() => void draft.refetch()} />
        {visitors.map((visitor, at) => (
          <SignerFields
            key={visitor.contactId ?? at}
            number={at + 1}
            value={visitor}
            errors={errors ?? {}}
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
        <details className="visit-mine">
          <summary>{t('sheet.agentToo')}</summary>
          <SignaturePad
            label={t('sheet.signature', { name: visit.agentName ?? '' })}
            value={mine}
            error={errors?.['agentSignature']}
            onChange={setMine}
          />
        </details>
        <label className="visit-tick">
          <Checkbox checked={mail} onChange={(event) => setMail(event.target.checked)} />
          {t('sheet.mail')}
        </label>
        <DialogActs>
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="main" disabled={busy || !textHash}>
            {t(busy ? 'sheet.signing' : 'sheet.signNow')}
          </Button>
        </DialogActs>
      </BareForm>
    </Dialog>
  )
}
