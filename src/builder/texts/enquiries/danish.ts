import { plural } from '../danish/formats.ts';
import type { EnquiryTexts } from './english.ts';

export const danishEnquiries: EnquiryTexts = {
  title: 'Beskeder',
  keywords: 'kontaktformular henvendelse indbakke e-mail svar besøgende',
  unread: plural({ one: '# ny besked', other: '# nye beskeder' }),
  titleWith: (count) => `Beskeder (${count})`,
  loading: 'Henter beskeder',
  none: 'Ingen beskeder endnu',
  noneHint: 'Her kan du læse det, som besøgende sender via kontaktformularen.',
  obstacle: {
    service: 'Din formulartjeneste modtager kontaktformularen, så nye beskeder vises ikke her.',
    host: 'Kontaktformularen når ikke frem til dig endnu: Dér, hvor hjemmesiden ligger, er der ikke noget, der tager imod den. Bed din udvikler om at sætte en formulartjeneste op.',
  },
  term: plural({
    one: 'En besked slettes # måned efter, at den er kommet eller markeret som besvaret. Det står også i privatlivspolitikken.',
    other:
      'En besked slettes # måneder efter, at den er kommet eller markeret som besvaret. Det står også i privatlivspolitikken.',
  }),
  mail: {
    end: (site) =>
      `Sendt via kontaktformularen på ${site}. Hvis du svarer på denne mail, går svaret til den besøgende.`,
    waiting: 'Beskeden ligger ikke i din indbakke endnu. Sidebyggeren prøver igen.',
    failed: 'Det lykkedes ikke at sende beskeden til din indbakke i en hel uge. Sidebyggeren prøver ikke igen.',
    reasons: {
      unreachable: 'Mailserveren svarer ikke.',
      encryption: 'Forbindelsen til mailserveren er ikke sikker.',
      login: 'Mailserveren afviser adgangskoden.',
      recipient: 'Mailserveren afviser din e-mailadresse.',
      refused: 'Mailserveren afviser beskeden.',
    },
  },
  new: 'Ny',
  answered: 'Besvaret',
  reply: 'Svar via mail',
  markAnswered: 'Markér som besvaret',
  markUnanswered: 'Markér som ikke besvaret',
  markUnread: 'Markér som ny',
  remove: 'Slet',
  removeQuestion: (name) => `Vil du slette beskeden fra ${name}? Det kan ikke fortrydes.`,
  removeNow: 'Slet besked',
  keep: 'Behold besked',
  removed: 'Beskeden er slettet.',
  replySubject: (site) => `SV: ${site}`,
};
