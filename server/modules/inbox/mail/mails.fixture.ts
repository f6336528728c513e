/** Raw mails as programs of our visitors write them. */
const lines = (...all: string[]): string => all.join('\r\n')

/** Gmail in German: plain text with a quotation below. */
export const plain = (to: string): string =>
  lines(
    'From: Klaus Brandt <Klaus@Visitor.example>',
    `To: <${to}>`,
    'Subject: Re: Casa con patio',
    'Message-ID: <one@visitor.example>',
    'Date: Fri, 20 Nov 2026 18:12:00 +0100',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain; charset="UTF-8"',
    '',
    'Sehr gern, am Samstag um 11 Uhr.',
    '',
    'Klaus',
    '',
    'Am Fr., 20. Nov. 2026 um 10:12 schrieb Aina Ferrer · Portal Vell',
    '<no-reply@llar.invalid>:',
    '',
    '> Guten Tag,',
    '> möchten Sie es sehen?',
    '',
    '--b1',
    'Content-Type: text/html; charset="UTF-8"',
    '',
    '<p>Sehr gern</p>',
    '--b1--',
    '',
  )

/** Outlook in Spanish: no quotation marks, a heading. */
export const outlook = (to: string): string =>
  lines(
    'From: Marta <marta@visitor.example>',
    `To: ${to}`,
    'Subject: RE: Visita',
    'Message-ID: <two@visitor.example>',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Gracias, el martes me va bien.',
    '',
    '________________________________',
    'De: Aina Ferrer <no-reply@llar.invalid>',
    'Enviado: viernes, 20 de noviembre de 2026 10:12',
    'Para: Marta',
    'Asunto: Visita',
    '',
    'Le va bien el martes=3F',
  )

/** HTML alone, with what must never be shown. */
export const html = (to: string): string =>
  lines(
    'From: Joan <joan@visitor.example>',
    `To: ${to}`,
    'Subject: Re: Casa',
    'Message-ID: <three@visitor.example>',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<html><head><title>x</title><style>p{color:red}</style></head><body>' +
      '<script>alert(1)</script><p>Sí, &amp; a las 5 &lt; 6 &#8364;</p>' +
      '<blockquote>Hola</blockquote></body></html>',
  )

/** An old program: Latin-1, encoded headers. */
export const latin = (to: string): Buffer =>
  Buffer.from(
    lines(
      'From: =?ISO-8859-1?Q?N=FAria?= <nuria@visitor.example>',
      `To: ${to}`,
      'Subject: =?ISO-8859-1?Q?Visita_a_S=F3ller?=',
      'Message-ID: <four@visitor.example>',
      'Content-Type: text/plain; charset=ISO-8859-1',
      'Content-Transfer-Encoding: 8bit',
      '',
      'Quan podem venir? Gràcies, Núria',
    ),
    'latin1',
  )

/** With a file, from an address we do not know. */
export const attachment = (to: string): string =>
  lines(
    'From: Berta <berta@visitor.example>',
    `To: ${to}`,
    'Subject: Plano',
    'Message-ID: <five@visitor.example>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="b2"',
    '',
    '--b2',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Te mando el plano.',
    '--b2',
    'Content-Type: application/pdf; name="plano.pdf"',
    'Content-Disposition: attachment; filename="plano.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('%PDF-1.4').toString('base64'),
    '--b2--',
    '',
  )

/** With a photo, and with what only says that it is a PDF. */
export const several = (to: string): string =>
  lines(
    'From: Klaus Brandt <klaus@visitor.example>',
    `To: ${to}`,
    'Subject: Fotos',
    'Message-ID: <eight@visitor.example>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="b3"',
    '',
    '--b3',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Anbei.',
    '--b3',
    'Content-Type: image/png; name="foto.png"',
    'Content-Disposition: attachment; filename="foto.png"',
    'Content-Transfer-Encoding: base64',
    '',
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    '--b3',
    'Content-Type: application/pdf; name="macro.pdf"',
    'Content-Disposition: attachment; filename="macro.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('MZ').toString('base64'),
    '--b3--',
    '',
  )

/** A notice of absence. */
export const autoReply = (to: string): string =>
  lines(
    'From: klaus@visitor.example',
    `To: ${to}`,
    'Subject: Abwesend',
    'Auto-Submitted: auto-replied',
    'Message-ID: <six@visitor.example>',
    '',
    'Ich bin im Urlaub.',
  )

/** A mail that could not be brought. */
export const bounce = (to: string): string =>
  lines(
    'Return-Path: <>',
    'From: Mail Delivery System <MAILER-DAEMON@mx.example>',
    `To: ${to}`,
    'Subject: Undelivered',
    'Message-ID: <seven@mx.example>',
    '',
    'User unknown',
  )
