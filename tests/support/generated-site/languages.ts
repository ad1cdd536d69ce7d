/** A language in which generated sites are written. */
export interface GeneratedLanguage {
  /** The words of the first article of the Universal Declaration of Human Rights. */
  words: string;
  /** What separates words; default: a space. */
  space?: '';
  /** How a sentence ends, and what separates its parts, where Latin signs aren't used. */
  stop?: string;
  comma?: string;
  question?: string;
}

/** The languages by their codes. */
export const GENERATED_LANGUAGES: Readonly<Record<string, GeneratedLanguage>> = {
  en: {
    words:
      'all human beings are born free and equal in dignity and rights they are endowed with reason and conscience and should act towards one another in a spirit of brotherhood',
  },
  da: {
    words:
      'alle mennesker er født frie og lige i værdighed og rettigheder de er udstyret med fornuft og samvittighed og de bør handle mod hverandre i en broderskabets ånd',
  },
  de: {
    words:
      'alle Menschen sind frei und gleich an Würde und Rechten geboren sie sind mit Vernunft und Gewissen begabt und sollen einander im Geist der Brüderlichkeit begegnen',
  },
  fr: {
    words:
      'tous les êtres humains naissent libres et égaux en dignité et en droits ils sont doués de raison et de conscience et doivent agir les uns envers les autres dans un esprit de fraternité',
  },
  es: {
    words:
      'todos los seres humanos nacen libres e iguales en dignidad y derechos y dotados como están de razón y conciencia deben comportarse fraternalmente los unos con los otros',
  },
  pt: {
    words:
      'todos os seres humanos nascem livres e iguais em dignidade e em direitos dotados de razão e de consciência devem agir uns para com os outros em espírito de fraternidade',
  },
  pl: {
    words:
      'wszyscy ludzie rodzą się wolni i równi pod względem swej godności i swych praw są oni obdarzeni rozumem i sumieniem i powinni postępować wobec innych w duchu braterstwa',
  },
  fi: {
    words:
      'kaikki ihmiset syntyvät vapaina ja tasavertaisina arvoltaan ja oikeuksiltaan heille on annettu järki ja omatunto ja heidän on toimittava toisiaan kohtaan veljeyden hengessä',
  },
  tr: {
    words:
      'bütün insanlar hür haysiyet ve haklar bakımından eşit doğarlar akıl ve vicdana sahiptirler ve birbirlerine karşı kardeşlik zihniyeti ile hareket etmelidirler',
  },
  vi: {
    words:
      'tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền mọi con người đều được tạo hoá ban cho lý trí và lương tâm và cần phải đối xử với nhau trong tình bằng hữu',
  },
  el: {
    words:
      'όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα είναι προικισμένοι με λογική και συνείδηση και οφείλουν να συμπεριφέρονται μεταξύ τους με πνεύμα αδελφοσύνης',
    question: ';',
  },
  uk: {
    words:
      'всі люди народжуються вільними і рівними у своїй гідності та правах вони наділені розумом і совістю і повинні діяти у відношенні один до одного в дусі братерства',
  },
  he: {
    words:
      'כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם כולם חוננו בתבונה ובמצפון לפיכך חובה עליהם לנהוג איש ברעהו ברוח של אחווה',
  },
  ar: {
    words:
      'يولد جميع الناس أحرارا متساوين في الكرامة والحقوق وقد وهبوا عقلا وضميرا وعليهم أن يعامل بعضهم بعضا بروح الإخاء',
    comma: '،',
    question: '؟',
  },
  fa: {
    words:
      'تمام افراد بشر آزاد به دنیا می‌آیند و از لحاظ حیثیت و حقوق با هم برابرند همه دارای عقل و وجدان هستند و باید نسبت به یکدیگر با روح برادری رفتار کنند',
    comma: '،',
    question: '؟',
  },
  hi: {
    words:
      'सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है उन्हें बुद्धि और अन्तरात्मा की देन प्राप्त है और परस्पर उन्हें भाईचारे के भाव से बर्ताव करना चाहिए',
    stop: '।',
  },
  th: {
    words:
      'มนุษย์ ทั้งปวง เกิด มา มี อิสระ และ เสมอภาค กัน ใน เกียรติศักดิ์ และ สิทธิ ต่าง มี เหตุผล และ มโนธรรม และ ควร ปฏิบัติ ต่อ กัน ด้วย เจตนารมณ์ แห่ง ภราดรภาพ',
    space: '',
  },
  ja: {
    words:
      'すべての 人間は 生まれながらにして 自由であり かつ 尊厳と 権利とに ついて 平等である 人間は 理性と 良心とを 授けられており 互いに 同胞の 精神を もって 行動しなければ ならない',
    space: '',
    stop: '。',
    comma: '、',
    question: '？',
  },
  zh: {
    words: '人人 生而 自由 在 尊严 和 权利 上 一律 平等 他们 赋有 理性 和 良心 并 应以 兄弟 关系 的 精神 互相 对待',
    space: '',
    stop: '。',
    comma: '，',
    question: '？',
  },
  ko: {
    words:
      '모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다 인간은 천부적으로 이성과 양심을 부여받았으며 서로 형제애의 정신으로 행동하여야 한다',
  },
};

/** A region that a generated site may have. */
export interface Place {
  code: string;
  language: string;
  locale: string;
  currency: string;
}

const place = (locale: string, currency: string): Place => {
  const [language = '', country = ''] = locale.split('-');
  return { code: country.toLowerCase(), language, locale, currency };
};

/** The regions: some languages are spoken in two of them. */
export const PLACES: readonly Place[] = [
  place('en-US', 'USD'),
  place('en-GB', 'GBP'),
  place('da-DK', 'DKK'),
  place('de-DE', 'EUR'),
  place('de-CH', 'CHF'),
  place('fr-FR', 'EUR'),
  place('es-ES', 'EUR'),
  place('es-MX', 'MXN'),
  place('pt-PT', 'EUR'),
  place('pl-PL', 'PLN'),
  place('fi-FI', 'EUR'),
  place('tr-TR', 'TRY'),
  place('vi-VN', 'VND'),
  place('el-GR', 'EUR'),
  place('uk-UA', 'UAH'),
  place('he-IL', 'ILS'),
  place('ar-AE', 'AED'),
  place('ar-EG', 'EGP'),
  place('fa-IR', 'IRR'),
  place('hi-IN', 'INR'),
  place('th-TH', 'THB'),
  place('ja-JP', 'JPY'),
  place('zh-CN', 'CNY'),
  place('ko-KR', 'KRW'),
];
