import type { Translated } from '@mooring/connect';
import type { CsvMessages } from './csvCatalogue.ts';

export const messages: Translated<CsvMessages> = {
  'csv.title': 'Tabela de pagamentos',
  'csv.help':
    'Colunas: token, destinatário, valor, nota. Cole de uma planilha ou solte um arquivo CSV aqui.',
  'csv.cells':
    'Token: um símbolo ou o endereço de um contrato; vazio para {symbol}. Destinatário: um endereço, um nome ou um contato.',
  'csv.file': 'Escolher um arquivo',
  'csv.empty': 'Cole pelo menos um pagamento.',
  'csv.unknownHeader':
    'A primeira linha parece um cabeçalho, mas esses nomes de coluna não são conhecidos aqui. Use os indicados para este campo.',
  'csv.tooMany': 'Um lote comporta {most} pagamentos.',
  'csv.tooManyTokens': 'Uma tabela comporta {most} tokens diferentes.',
  'csv.tooLarge': 'Este arquivo é grande demais.',
  'csv.notText': 'Este arquivo não é texto simples. Salve-o como CSV (UTF-8).',
  'csv.checking': 'Verificando cada linha…',
  'csv.right': {
    one: '{count} pagamento pronto',
    many: '{count} pagamentos prontos',
    other: '{count} pagamentos prontos',
  },
  'csv.leftOut': {
    one: '{count} linha omitida.',
    many: '{count} linhas omitidas.',
    other: '{count} linhas omitidas.',
  },
  'csv.restore': 'Restaurar',
  'csv.first': 'Corrija as linhas indicadas acima ou omita-as.',
  'csv.faults': {
    one: '{count} linha com erro',
    many: '{count} linhas com erro',
    other: '{count} linhas com erro',
  },
  'csv.leaveOutAll': 'Omitir todas estas',
  'csv.leaveOut': 'Omitir',
  'csv.leaveOutRow': 'Omitir a linha {row}',
  'csv.row': 'Linha {row}',
  'csv.totals': 'Total por token',
  'csv.read': 'Como foi lido',
  'csv.ignored': 'Não usadas: {columns}.',
  'csv.contradiction':
    'As colunas “{first}” e “{second}” divergem na linha {row}. Remova uma delas.',
  'csv.payments': {
    one: '{count} pagamento',
    many: '{count} pagamentos',
    other: '{count} pagamentos',
  },
  'csv.balance': 'A conta tem {amount}',
  'csv.unlisted':
    'Este site não lista {token}. O símbolo e as casas decimais são os que o contrato informa. Compare o endereço:',
  'csv.repeated': {
    one: '{count} linha repete um pagamento. Confirme que é intencional.',
    many: '{count} linhas repetem um pagamento. Confirme que é intencional.',
    other: '{count} linhas repetem um pagamento. Confirme que é intencional.',
  },
  'csv.gas':
    'Tantos pagamentos podem exigir mais gás do que uma transação pode usar. Considere várias propostas.',
  'csvFault.quotes': 'Falta fechar aspas.',
  'csvFault.columns': 'Esta linha tem mais células do que há colunas.',
  'csvFault.collectible': 'Uma tabela só pode pagar a moeda da rede e tokens ERC-20.',
  'csvFault.unknown-token':
    'Nenhum token com este símbolo está listado aqui. Informe o endereço do contrato.',
  'csvFault.ambiguous-token': 'Vários tokens têm este símbolo. Informe o endereço do contrato.',
  'csvFault.not-a-token': 'Não há contrato de token neste endereço.',
  'csvFault.token-unreachable': 'Não foi possível ler o token: a rede não respondeu.',
  'csvFault.two-contacts': 'Vários dos seus contatos têm este nome. Informe o endereço.',
  'csvFault.comma':
    'Uma vírgula pode indicar decimais ou milhares. Escreva o valor só com um ponto, como 1234.5.',
  'csvFault.split-amount':
    'Uma vírgula pode fazer parte deste valor. Escreva-o só com ponto ou entre aspas.',
  'csvFault.point':
    'Um ponto antes de três algarismos pode indicar decimais ou milhares. Escreva o valor como 1234 ou 1234.50.',
  'csvFault.no-token': 'Falta o token, embora esta linha mencione um.',
  'csvFault.odd-decimals':
    'O contrato de {symbol} informa um número de casas decimais que nenhum valor pode ter.',
  'csvFault.more-than-balance':
    'Com as linhas anteriores, isto é mais {symbol} do que a conta tem.',
};
