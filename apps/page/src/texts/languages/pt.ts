import type { Part } from '../textLoaders.ts';

export const page: Part<'page'> = {
  'start.title': 'Este site não está respondendo',
  'start.text':
    'A página está aqui, mas o servidor não informou quais redes usar. Sua carteira e seus fundos não foram afetados.',
  'start.faultTitle': 'Não foi possível iniciar esta página',
  'start.faultText':
    'Algo falhou na própria página. Sua carteira e seus fundos não foram afetados.',
  'start.retry': 'Tentar novamente',
  'start.retrying': 'Tentando novamente…',

  'layout.skip': 'Ir para o conteúdo',
  'layout.navigation': 'Páginas',
  'layout.homeLink': '{app}, início',
  'layout.home': 'Início',
  'layout.send': 'Enviar',
  'layout.activity': 'Atividade',
  'layout.multisig': 'Multisig',
  'layout.sessions': 'Sessões',
  'layout.settings': 'Configurações',
  'layout.loading': 'Carregando a página…',
  'layout.restoring': 'Restaurando sua conexão…',
  'layout.copied': 'Copiado',
  'layout.about':
    '{app} funciona no servidor de quem opera este site. Suas chaves nunca saem da sua carteira.',
  'layout.local': 'Redes locais: tudo aqui roda nesta máquina, e nada tem valor real.',
  'layout.imprint': 'Aviso legal',
  'layout.privacy': 'Privacidade',
  'layout.terms': 'Termos',
  'layout.support': 'Ajuda',

  'dialog.cancel': 'Cancelar',

  'error.title': 'Não foi possível mostrar esta página',
  'error.text': 'Algo deu errado do nosso lado. Sua carteira e seus fundos não foram afetados.',
  'error.retry': 'Tentar novamente',
  'error.reload': 'Recarregar o site',
  'error.updated': 'Este site foi atualizado depois que você o abriu. Recarregue-o para continuar.',
  'error.offlineTitle': 'Você está offline',
  'error.offline':
    'Esta página ainda não foi carregada. Ela aparece sozinha quando a conexão voltar.',

  'notFound.title': 'Página não encontrada',
  'notFound.text':
    'Não há página neste endereço. Ele pode estar escrito errado, ou a página mudou de lugar.',

  'wallet.needed': 'Primeiro, conecte uma carteira',
  'wallet.connect': 'Conecte sua carteira',
  'wallet.createAccount': 'Criar uma conta com uma chave de acesso',
  'wallet.wrongNetwork':
    'Sua carteira está em uma rede que não é compatível com este site. Troque de rede ou desconecte.',
  'wallet.switch': 'Trocar de rede',
  'wallet.disconnect': 'Desconectar',
  'wallet.offered': 'Populares',
  'wallet.relayDelayed':
    '{app} está com atraso em {network}. O que você assinou está na fila e será enviado automaticamente; não é preciso assinar de novo.',

  'home.title': 'Visão geral',
  'home.safe': 'Conta multisig Safe',
  'home.headline': 'Um porto tranquilo para a carteira que você já tem',
  'home.lead':
    'Atraque aqui para ver o que você tem em cada rede, enviar e acompanhar cada transação até ela chegar a bom porto. E solte as amarras quando quiser.',
  'home.networks': {
    one: 'Compatível com {count} rede: {names}',
    many: 'Compatível com {count} de redes: {names}',
    other: 'Compatível com {count} redes: {names}',
  },
  'home.points': 'Por que aqui',
  'home.seeTitle': 'Você vê antes de assinar',
  'home.see':
    'Valor, destinatário, rede e taxa aparecem em palavras claras antes de sua carteira abrir. Nada se move sem a sua aprovação nela.',
  'home.hostTitle': 'Nenhuma empresa no meio',
  'home.host':
    'A página fala com o servidor de onde veio e com mais ninguém. Sem conta, sem rastreamento, sem intermediários.',
  'home.keysTitle': 'Suas chaves continuam suas',
  'home.keys':
    'Um site conectado conhece o seu endereço e nada mais. Desconectar leva um clique, e este dispositivo esquece quando você pede.',
  'home.steps': 'Como funciona',
  'home.step1Title': 'Conecte',
  'home.step1': 'Escolha a carteira deste navegador e aprove a conexão na janela dela.',
  'home.step2Title': 'Dê uma olhada',
  'home.step2':
    'Suas moedas e seus tokens de todas as redes, lado a lado e com o histórico do saldo.',
  'home.step3Title': 'Envie e acompanhe',
  'home.step3': 'Envie para um endereço ou um nome e acompanhe até a rede confirmar.',
  'home.send': 'Enviar',
  'home.receive': 'Receber',
  'home.copyAddress': 'Copiar endereço',
  'home.explorer': 'Ver em {explorer}',

  'receive.title': 'Receber',
  'receive.qr': 'Código QR do endereço {address}',
  'receive.note': 'Receba moedas e tokens nestas redes: {networks}.',

  'holdings.title': 'O que você tem',
  'holdings.current': 'Atual',
  'holdings.unavailable': 'Indisponível',
  'holdings.retrying': 'Esta rede não está respondendo. Tentando novamente de forma automática.',
  'holdings.stale': 'Esta rede não está respondendo. Este é o último saldo conhecido.',
  'holdings.noTokens': 'Você não tem aqui nenhum dos tokens deste site.',
  'holdings.tokensUnavailable': 'Tokens: indisponíveis',

  'chart.title': 'Saldo de {symbol}',
  'chart.label': 'Gráfico de linha do saldo em {network} nos últimos dias',
  'chart.summary': 'De {first} em {since} para {last} agora. Mínimo: {lowest}; máximo: {highest}.',
  'chart.now': 'Agora',
  'chart.empty': 'Ainda não há histórico. Ele começa com as primeiras moedas que chegarem.',
  'chart.failed': 'O histórico deste saldo não está disponível no momento.',

  'latest.title': 'Últimas transações',
  'latest.all': 'Ver todas',
  'latest.empty': 'O que você enviar daqui aparece aqui e é acompanhado até ser confirmado.',

  'send.form': 'Enviar',
  'send.asset': 'Ativo',
  'send.balance': 'Você tem',
  'send.balanceUnavailable': 'Seu saldo não está disponível',
  'send.recipient': 'Destinatário',
  'send.recipientNumber': 'Destinatário {count}',
  'send.recipientPlaceholder': '0x… ou nome.eth',
  'send.recipientHelp': 'Um endereço, ou um nome que resolve para um endereço.',
  'send.recipientHelpContacts':
    'Um endereço, um nome que resolve para um endereço ou um dos seus contatos.',
  'send.suggestions': 'Contatos',
  'send.suggestionCount': {
    one: '{count} contato corresponde',
    many: '{count} de contatos correspondem',
    other: '{count} contatos correspondem',
  },
  'send.fromContacts': 'Dos seus contatos: {name}',
  'send.amount': 'Valor',
  'send.amountNumber': 'Valor {count}',
  'send.max': 'Máx.',
  'send.maxLabel': 'Máx.: o maior valor possível em {symbol}',
  'send.addRecipient': 'Adicionar destinatário',
  'send.remove': 'Remover',
  'send.removeNumber': 'Remover destinatário {count}',
  'send.looking': 'Buscando o nome…',
  'send.leadsTo': 'Resolve para',
  'send.knownAs': 'Nome associado: {name}',
  'send.noRecipient': 'Informe quem vai receber.',
  'send.stillLooking':
    'O nome ainda está sendo buscado. Confira o endereço para o qual ele resolve e depois envie.',
  'send.notARecipient':
    'Este endereço não é válido. Ele começa com 0x seguido de 40 caracteres, ou é um nome como harbour.eth.',
  'send.wrongChecksum':
    'As letras deste endereço não conferem com a soma de verificação: pode haver um caractere errado. Copie de novo.',
  'send.addressElsewhere': 'Este endereço é de outra rede: {network}.',
  'send.nameNotFound': 'Nenhum endereço encontrado para este nome.',
  'send.noNames': 'Este site não consegue buscar nomes. Informe o endereço.',
  'send.namesUnreachable': 'Não foi possível buscar o nome: a rede não respondeu.',
  'send.onlyOnEthereum':
    'Este nome não tem endereço em {network}: este é o endereço dele na Ethereum.',
  'send.nameOffChain':
    'Este nome é guardado em outro lugar, e este site não consulta lá. Informe o endereço.',
  'send.nameMixed':
    'Este nome mistura letras de alfabetos diferentes e pode imitar outro. Informe o endereço.',
  'send.nameMoved': 'Este nome agora leva ao segundo endereço, não mais ao primeiro, que você viu.',
  'send.useNew': 'Usar o novo endereço',
  'send.linkAsks': 'O link pede {amount}.',
  'send.useAmount': 'Usar este valor',
  'send.noAmount': 'Informe um valor.',
  'send.notANumber': 'Informe um valor válido, como 1234,5.',
  'send.twoReadings':
    'Isto pode ser lido como dois valores diferentes. Escreva {whole} ou {fraction}.',
  'send.tooManyDecimals': '{symbol} aceita no máximo {decimals} casas decimais.',
  'send.withLetters': 'Escreva só o número, sem letras.',
  'send.withMoney': 'O valor é em {symbol}, não em outra moeda. Escreva só o número.',
  'send.withApostrophe': 'Escreva os milhares sem apóstrofo.',
  'send.zero': 'Informe um valor maior que zero.',
  'send.moreThanBalance': 'Este valor é maior que o seu saldo de {symbol}.',
  'send.noRoomForFee': 'Assim não sobra nada para a taxa de rede. “Máx.” reserva o necessário.',
  'send.noCoinForFee': 'Faltam {missing} para a taxa de rede.',
  'send.noMaxUnavailable': '“Máx.” não está disponível: não foi possível estimar a taxa de rede.',
  'send.noMaxNothingLeft': '“Máx.” não está disponível: não sobra nada além da taxa de rede.',
  'send.smallestUnits': 'Na menor unidade de {symbol}: {units}',
  'send.problems': {
    one: 'Nada foi enviado. Corrija {count} problema primeiro.',
    many: 'Nada foi enviado. Corrija {count} de problemas primeiro.',
    other: 'Nada foi enviado. Corrija {count} problemas primeiro.',
  },
  'send.confirm': 'Confirme na sua carteira…',
  'send.confirmHelp': 'Sua carteira mostra o que você vê aqui. Aprove ou rejeite por lá.',
  'send.notOpened':
    'Sua conta ainda não está aberta em {network}. O primeiro pagamento dela lá a abre; depois você pode assinar.',
  'send.following': 'Aguardando a rede…',
  'send.proposed': 'Proposto aos proprietários.',
  'send.failedDetail': 'Mensagem da carteira: {detail}',
  'send.descriptionMany': {
    one: 'Envio de {amount} para {count} destinatário',
    many: 'Envio de {amount} para {count} de destinatários',
    other: 'Envio de {amount} para {count} destinatários',
  },

  'review.network': 'Rede',
  'review.refused':
    'A rede indica que esta transação falharia. Se enviar mesmo assim, você pode perder a taxa de rede.',
  'review.toToken':
    'Este endereço é o contrato de um token. O que for enviado para lá não pode ser recuperado.',
  'review.toNobody': 'Ninguém tem as chaves deste endereço. O que for enviado para lá se perde.',

  'activity.title': 'Atividade',
  'activity.lead':
    'O que você enviou por este site com esta conta, conforme guardado neste dispositivo.',
  'activity.needsWallet': 'As transações são guardadas por conta. Conecte uma para ver as dela.',
  'activity.emptyTitle': 'Águas calmas',
  'activity.empty': 'Nada foi enviado daqui ainda. Sua primeira transação aparecerá aqui.',
  'activity.send': 'Fazer um envio',
  'activity.status': 'Situação',
  'activity.all': 'Todas',
  'activity.pending': 'Pendentes',
  'activity.confirmed': 'Confirmadas',
  'activity.failed': 'Com falha',
  'activity.network': 'Rede',
  'activity.everyNetwork': 'Todas as redes',
  'activity.count': {
    one: '{count} transação',
    many: '{count} de transações',
    other: '{count} transações',
  },
  'activity.more': { one: 'e mais {count}', many: 'e mais {count}', other: 'e mais {count}' },
  'activity.filteredEmpty': 'Nenhuma transação corresponde a este filtro.',
  'activity.showAll': 'Mostrar todas',
  'activity.notConfirmedTitle': 'Não confirmada',
  'activity.notConfirmed':
    'significa que nenhuma prova foi vista a tempo, não que a transação falhou. Ela é verificada de novo na sua próxima visita e corrigida se foi concluída.',
  'activity.clear': 'Limpar tudo',
  'activity.clearTitle': 'Limpar a lista?',
  'activity.clearText':
    'Este dispositivo vai esquecer as transações desta conta em todas as redes, inclusive as pendentes. O que está na blockchain continua lá.',
  'activity.clearConfirm': 'Limpar a lista',
  'activity.cleared': 'A lista de transações foi limpa',

  'settings.title': 'Configurações',
  'settings.lead': 'Guardadas apenas neste dispositivo.',
  'settings.look': 'Aparência e idioma',
  'settings.theme': 'Tema',
  'settings.system': 'Sistema',
  'settings.light': 'Claro',
  'settings.dark': 'Escuro',
  'settings.accent': 'Cor de destaque',
  'settings.harbour': 'Porto',
  'settings.ocean': 'Oceano',
  'settings.violet': 'Violeta',
  'settings.rose': 'Rosa',
  'settings.ember': 'Brasa',
  'settings.forest': 'Floresta',
  'settings.language': 'Idioma',
  'settings.networks': 'Redes',
  'settings.networksHelp':
    'Escolhidas por quem opera o site. Esta página as consulta pelo próprio servidor.',
  'settings.testnet': 'Rede de teste',
  'settings.chainId': 'ID da rede',
  'settings.readRpc': 'URL de leitura',
  'settings.walletRpc': 'URL de RPC para carteiras',
  'settings.copy': 'Copiar: {what}, {network}',
  'settings.block': 'Bloco {number}',
  'settings.unreachable': 'Sem resposta',
  'settings.add': 'Adicionar à carteira',
  'settings.added': 'Adicionada à sua carteira.',
  'settings.addFailed': 'Sua carteira não conseguiu adicionar esta rede.',
  'settings.addFailedDetail': 'Sua carteira não conseguiu adicionar esta rede: {detail}',
  'settings.stored': 'Neste dispositivo',
  'settings.storedHelp':
    'O que este site guarda neste navegador. Nada disso é enviado a lugar nenhum.',
  'settings.nothingStored': 'Nada guardado.',
  'settings.signedIn': 'Um cookie mantém seu login. Só o servidor deste site o vê.',
  'settings.entries': {
    one: '{count} item',
    many: '{count} de itens',
    other: '{count} itens',
  },
  'settings.clear': 'Limpar',
  'settings.clearTitle': 'Limpar o que está guardado neste dispositivo?',
  'settings.clearText':
    'Sua carteira será desconectada, e este navegador vai esquecer suas transações, carteiras e escolhas neste site. O que está na blockchain continua lá.',
  'settings.clearConfirm': 'Desconectar e limpar',
  'settings.cleared': 'Os dados deste site foram removidos do dispositivo',

  'stored.transactions': 'Transações',
  'stored.wallets': 'Carteiras recentes',
  'stored.session': 'Conexão da última visita',
  'stored.language': 'Idioma',
  'stored.look': 'Tema e cor',
  'stored.other': 'Outros',
};

export const payment: Part<'payment'> = {
  'leaves.title': 'O que sai da conta',
  'leaves.refund': 'no máximo {amount}, como reembolso de gás',
  'leaves.units': '{units} unidades mínimas de {token}',
  'leaves.item': 'item {id} de {token}',
  'check.loading': 'Verificando…',
  'check.unread': 'Leia e marque primeiro os avisos acima.',
  'check.refused': 'Isto não pode ser assinado, pelos motivos acima.',
  'check.refund-excessive': 'O reembolso é maior do que o gás pode razoavelmente custar.',
  'check.refund-uncompared': 'Não foi possível comparar o reembolso com o custo do gás.',
  'check.recipient-token':
    'Este endereço é o contrato de um token. O que for enviado para lá não pode ser recuperado.',
  'check.recipient-zero':
    'Ninguém tem as chaves deste endereço. O que for enviado para lá se perde.',
  'check.recipient-burn':
    'Ninguém tem as chaves deste endereço. O que for enviado para lá se perde.',
  'check.recipient-other-token':
    'Este endereço é o contrato de um token. O que for enviado para lá não pode ser recuperado.',
  'check.recipient-self': 'Este é o seu próprio endereço.',
  'check.recipient-alike':
    'O primeiro endereço começa e termina como um que você conhece, o segundo, mas é outro. Compare cada caractere.',
  'check.recipient-new': {
    one: 'Segundo o histórico, esta conta paga a {count} destinatário pela primeira vez.',
    many: 'Segundo o histórico, esta conta paga a {count} destinatários pela primeira vez.',
    other: 'Segundo o histórico, esta conta paga a {count} destinatários pela primeira vez.',
  },
  'check.recipient-unread': 'Não foi possível ler se estes destinatários já foram pagos antes.',
  'check.recipient-twice': 'O mesmo destinatário aparece mais de uma vez.',
  'check.name-mixed':
    'Este nome mistura letras de alfabetos diferentes e pode imitar outro. Confira o endereço.',
  'check.code-missing':
    'Não há contrato neste endereço: a chamada não faria nada e ainda assim contaria como feita.',
  'check.code-expected':
    'Ainda não há contrato neste endereço. Se não for criado antes, a chamada não faz nada.',
  'check.code-unread': 'Não foi possível ler se há um contrato neste endereço.',
  'check.power-without-code':
    'Não há contrato neste endereço. Ele não pode ter poder sobre a conta.',
  'check.power-of-token': 'Este endereço é um token. Ele não pode ter poder sobre a conta.',
  'check.power-unread':
    'Não foi possível ler o que há neste endereço. Até lá, ele não pode ter poder sobre a conta.',
  'check.power-unpublished':
    'A Safe não publicou este contrato. Ele teria poder sobre a conta: assine só se souber quem o escreveu.',
  'check.account-elsewhere':
    'Há um contrato neste endereço em {network}, e aqui não há nada. O que for enviado pode se perder, e ele não pode assinar aqui.',
  'check.account-unread':
    'Nem todas as redes responderam. Se for um contrato só em uma delas, o que for enviado pode se perder, e ele não pode assinar aqui.',
  'check.token-imitates':
    'Um token que não está na lista chama-se {symbol}, como um que está. Compare o endereço.',
  'check.token-unread':
    'Não foi possível ler o que é este token. Os valores estão em unidades mínimas.',
  'check.token-decimals':
    'O contrato deste token informa um número de casas decimais que nenhum valor pode ter.',
  'check.balance-short': 'A conta tem menos do que sairia.',
  'check.balance-unread': 'Não foi possível ler o saldo.',
  'check.limit-exceeded': 'É mais do que resta do teto.',
  'check.limit-unread': 'Não foi possível ler quanto resta do teto.',
};
