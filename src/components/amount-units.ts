import { createContext, useContext } from 'react';
import type { AmountUnits } from '../regions/figures.ts';

const AmountUnitsContext = createContext<AmountUnits>({ before: [], behind: [] });

/** Provides the units of the amounts in the texts of a page. */
export const AmountUnitsProvider = AmountUnitsContext.Provider;

/** Returns the units of the amounts in the texts of the page. */
export const useAmountUnits = (): AmountUnits => useContext(AmountUnitsContext);
