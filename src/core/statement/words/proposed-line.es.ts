/**
 * Lines proposed by name for accounts whose code no line holds: charts that are not the decree's, and groups that the
 * mapping leaves out. The first pattern that fits decides; the side of the balance says which of two it is.
 */

interface Proposal {
  /** Class of the account. */
  under: string;
  name: RegExp;
  line: string;
}

const PROPOSALS: readonly Proposal[] = [
  { under: '1', name: /\bDEPRECIACI/, line: 'accumulatedDepreciation' },
  { under: '1', name: /\bAMORTIZACI/, line: 'accumulatedAmortisation' },
  { under: '1', name: /\bDETERIORO\b.*\b(CARTERA|CLIENTES|DEUDORES|CUENTAS)/, line: 'receivablesImpairment' },
  { under: '1', name: /\bDETERIORO\b.*\bINVENTARIO/, line: 'inventoriesImpairment' },
  { under: '1', name: /\bDETERIORO\b/, line: 'propertyImpairment' },
  { under: '1', name: /\bIMPUESTO\w* DIFERIDO/, line: 'deferredTaxAsset' },
  {
    under: '1',
    name: /\bIMPUESTO|\bRETENCION|\bRETEFUENTE|\bRETEIVA|\bRETEICA|\bAUTORRET|\bSALDOS? A FAVOR/,
    line: 'taxAssets',
  },
  { under: '1', name: /\bCAJA\b|\bBANCO|\bEFECTIVO|\bCUENTAS? (DE AHORRO|CORRIENTE)|\bFIDUCIA/, line: 'cash' },
  { under: '1', name: /\bANTICIPO|\bAVANCES?\b/, line: 'advancesGiven' },
  { under: '1', name: /\bSEGUROS?\b|\bPAGAD[OA]S? POR ANTICIPADO|\bPREPAGAD/, line: 'prepaidExpenses' },
  {
    under: '1',
    name: /\bINVENTARIO|\bMERCANC|\bMATERIAS? PRIMA|\bPRODUCTOS? (EN PROCESO|TERMINAD)/,
    line: 'inventories',
  },
  { under: '1', name: /\bSOCIOS?\b|\bACCIONISTA|\bVINCULAD/, line: 'shareholderReceivables' },
  { under: '1', name: /\bCLIENTES?\b|\bCARTERA\b|\bDEUDORES COMERCIALES/, line: 'tradeReceivables' },
  { under: '1', name: /\bTERRENO|\bEDIFICIO|\bMAQUINARIA|\bEQUIPO|\bVEHICULO|\bPROPIEDAD/, line: 'property' },
  { under: '1', name: /\bINTANGIBLE|\bLICENCIA|\bSOFTWARE|\bMARCAS?\b|\bPATENTE/, line: 'intangibles' },
  { under: '1', name: /\bINVERSION|\bACCIONES\b|\bCDT\b|\bCERTIFICADO/, line: 'investments' },
  { under: '1', name: /\bDIFERIDO/, line: 'deferredCharges' },
  { under: '1', name: /\bCUENTAS? POR COBRAR|\bDEUDORES\b|\bPRESTAMO/, line: 'otherReceivables' },
  { under: '2', name: /\bIMPUESTO\w* DIFERIDO/, line: 'deferredTaxLiability' },
  { under: '2', name: /\bRETENCION|\bRETEFUENTE|\bRETEIVA|\bRETEICA|\bAUTORRET/, line: 'withholdingsPayable' },
  { under: '2', name: /\bIMPUESTO|\bIVA\b|\bICA\b|\bRENTA\b/, line: 'taxLiabilities' },
  { under: '2', name: /\bSOBREGIRO/, line: 'overdrafts' },
  {
    under: '2',
    name: /\bSALARIO|\bNOMINA\b|\bCESANTIA|\bVACACION|\bPRIMA\b|\bLABORAL|\bEMPLEADO/,
    line: 'employeeBenefits',
  },
  { under: '2', name: /\bPROVEEDOR/, line: 'suppliers' },
  { under: '2', name: /\bBANCO|\bOBLIGACION\w* FINANCIER|\bCREDITO|\bPRESTAMO|\bTARJETA|\bLEASING/, line: 'loans' },
  { under: '2', name: /\bDIVIDENDO|\bPARTICIPACIONES\b/, line: 'dividendsPayable' },
  { under: '2', name: /\bSOCIOS?\b|\bACCIONISTA|\bVINCULAD/, line: 'shareholderPayables' },
  { under: '2', name: /\bPROVISION|\bESTIMAD/, line: 'provisions' },
  { under: '2', name: /\bDIFERIDO|\bRECIBID[OA]S? POR ANTICIPADO/, line: 'deferredIncome' },
  { under: '2', name: /\bANTICIPO|\bAVANCES?\b|\bDEPOSITO/, line: 'otherLiabilities' },
  { under: '2', name: /\bPOR PAGAR\b|\bACREEDOR/, line: 'otherPayables' },
  { under: '3', name: /\bCAPITAL\b|\bAPORTES\b/, line: 'capital' },
  { under: '3', name: /\bRESERVA/, line: 'reserves' },
  { under: '3', name: /\bEJERCICIO\b(?!.*\bANTERIOR)/, line: 'yearResult' },
  { under: '3', name: /\bACUMULAD|\bANTERIOR|\bADOPCION|\bCONVERGENCIA/, line: 'retainedEarnings' },
  { under: '3', name: /\bSUPERAVIT|\bPRIMA\b/, line: 'capitalSurplus' },
  { under: '3', name: /\bORI\b|\bINTEGRAL/, line: 'otherComprehensiveIncome' },
  { under: '4', name: /\bDEVOLUCION|\bDESCUENTOS? EN VENTA|\bREBAJA/, line: 'salesReturns' },
  { under: '4', name: /\bINTERES|\bRENDIMIENTO|\bFINANCIER/, line: 'financialIncome' },
  { under: '4', name: /\bVENTAS?\b|\bSERVICIOS?\b|\bOPERACIONAL/, line: 'revenue' },
  { under: '4', name: /./, line: 'otherIncome' },
  { under: '5', name: /\bIMPUESTO\w* (DE |SOBRE LA )?(RENTA|GANANCIA)/, line: 'incomeTax' },
  { under: '5', name: /\bINTERES|\bFINANCIER|\bBANCARI/, line: 'financialExpenses' },
  { under: '5', name: /\bVENTAS?\b/, line: 'selling' },
  { under: '5', name: /./, line: 'otherExpenses' },
  { under: '6', name: /./, line: 'costOfSales' },
];

/** Normal side of what corrects others; everything else is on the side of its class. */
const CONTRA = /^(accumulated|.*Impairment$|salesReturns)/;

/**
 * The line that names propose, or null. `names`: normalised, its own first; `closing` and `isDebitClass` say on which side
 * it is: depreciation that is a debit is no accumulated one.
 */
export function proposedLine(accountClass: string, names: readonly string[], isDebit: boolean): string | null {
  for (const name of names) {
    const proposal = PROPOSALS.find(
      ({ under, name: words, line }) => under === accountClass && words.test(name) && isOnSide(line, under, isDebit),
    );
    if (proposal && (proposal.name.source !== '.' || name === names.at(-1))) return proposal.line;
  }
  return null;
}

function isOnSide(line: string, under: string, isDebit: boolean): boolean {
  if (!CONTRA.test(line)) return true;
  return under === '1' ? !isDebit : isDebit;
}
