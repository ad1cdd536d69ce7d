import { readInterfaceLanguageFrom } from '../../../i18n/interface-language.ts';
import { addTexts } from '../texts.ts';
import { danish } from './danish.ts';

// A page in Danish runs this before the builder's script, whose modules thus find their words when they're loaded.
addTexts('da', danish);
readInterfaceLanguageFrom(() => 'da');
