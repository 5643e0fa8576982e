import { inLanguage, type PageLanguage } from "~/lib/languages";

/** Words of a contact form that are not its owner's, in one language. */
export interface FormWords {
  name: string;
  email: string;
  message: string;
  title: string;
  submitText: string;
  successMessage: string;
  autoReplySubject: string;
  autoReplyMessage: string;
  /** Stands below a form with fields that must be filled in; `*` marks them. */
  requiredNote: string;
  choose: string;
  yes: string;
  missing: string;
  badEmail: string;
  honeypot: string;
  sending: string;
  /** The button after a failure, and the alert (tests/list, section 8). */
  failed: string;
  alert: string;
  /** Above the fields of a form in a preview, before anything is typed, and below one that was sent from there. */
  previewNote: string;
  preview: string;
  /** What a visitor without JavaScript reads after sending. */
  sentTitle: string;
  notSentTitle: string;
  back: string;
  empty: string;
  tooLong: string;
  tooMany: string;
}

const en: FormWords = {
  name: "Name",
  email: "Email",
  message: "Message",
  title: "Contact Us",
  submitText: "Send Message",
  successMessage: "Thank you. Your message has been sent.",
  autoReplySubject: "Thank you for your message",
  autoReplyMessage: "Thank you for writing to us. We have received your message and will reply within 24 hours.",
  requiredNote: "Please fill in the fields marked *.",
  choose: "Please choose",
  yes: "Yes",
  missing: "Please fill in this field.",
  badEmail: "Please enter an email address such as name@example.com.",
  honeypot: "Leave this field empty",
  sending: "Sending...",
  failed: "Error - Try Again",
  alert: "Sorry, there was an error sending your message. Please try again.",
  previewNote: "This is a preview: messages are not sent from here.",
  preview: "This is a preview, so your message was not sent. Messages work once the website is live.",
  sentTitle: "Message sent",
  notSentTitle: "Message not sent",
  back: "Back to the website",
  empty: "Please write something before you send.",
  tooLong: "This message is too long to be sent.",
  tooMany: "Many messages were sent in a short time. Please try again in a few minutes.",
};

const de: FormWords = {
  name: "Name",
  email: "E-Mail",
  message: "Nachricht",
  title: "Schreiben Sie uns",
  submitText: "Nachricht senden",
  successMessage: "Vielen Dank. Ihre Nachricht ist angekommen.",
  autoReplySubject: "Danke für Ihre Nachricht",
  autoReplyMessage:
    "Vielen Dank für Ihre Nachricht. Sie ist bei uns angekommen, und wir antworten innerhalb von 24 Stunden.",
  requiredNote: "Bitte füllen Sie die mit * markierten Felder aus.",
  choose: "Bitte wählen",
  yes: "Ja",
  missing: "Bitte füllen Sie dieses Feld aus.",
  badEmail: "Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.",
  honeypot: "Dieses Feld bitte leer lassen",
  sending: "Wird gesendet...",
  failed: "Fehler - noch einmal versuchen",
  alert: "Ihre Nachricht konnte leider nicht gesendet werden. Bitte versuchen Sie es noch einmal.",
  previewNote: "Das ist eine Vorschau: Nachrichten werden von hier nicht gesendet.",
  preview:
    "Das ist eine Vorschau, deshalb wurde Ihre Nachricht nicht gesendet. Nachrichten kommen an, sobald die Website online ist.",
  sentTitle: "Nachricht gesendet",
  notSentTitle: "Nachricht nicht gesendet",
  back: "Zurück zur Website",
  empty: "Bitte schreiben Sie etwas, bevor Sie senden.",
  tooLong: "Diese Nachricht ist zu lang.",
  tooMany: "In kurzer Zeit wurden viele Nachrichten gesendet. Bitte versuchen Sie es in einigen Minuten noch einmal.",
};

const es: FormWords = {
  name: "Nombre",
  email: "Correo electrónico",
  message: "Mensaje",
  title: "Escríbanos",
  submitText: "Enviar mensaje",
  successMessage: "Gracias. Hemos recibido su mensaje.",
  autoReplySubject: "Gracias por su mensaje",
  autoReplyMessage: "Gracias por escribirnos. Hemos recibido su mensaje y le responderemos en un plazo de 24 horas.",
  requiredNote: "Los campos marcados con * son obligatorios.",
  choose: "Elija una opción",
  yes: "Sí",
  missing: "Este campo es obligatorio.",
  badEmail: "Escriba una dirección de correo, por ejemplo nombre@example.com.",
  honeypot: "Deje este campo vacío",
  sending: "Enviando...",
  failed: "Error - Inténtelo de nuevo",
  alert: "No se ha podido enviar su mensaje. Inténtelo de nuevo.",
  previewNote: "Esto es una vista previa: desde aquí no se envían mensajes.",
  preview:
    "Esto es una vista previa: su mensaje no se ha enviado. Los mensajes funcionan en cuanto la página web está publicada.",
  sentTitle: "Mensaje enviado",
  notSentTitle: "Mensaje no enviado",
  back: "Volver a la página web",
  empty: "Escriba algo antes de enviar.",
  tooLong: "Este mensaje es demasiado largo.",
  tooMany: "Se han enviado muchos mensajes en poco tiempo. Inténtelo de nuevo en unos minutos.",
};

const fr: FormWords = {
  name: "Nom",
  email: "E-mail",
  message: "Message",
  title: "Écrivez-nous",
  submitText: "Envoyer le message",
  successMessage: "Merci. Votre message a bien été envoyé.",
  autoReplySubject: "Merci pour votre message",
  autoReplyMessage: "Merci de nous avoir écrit. Nous avons bien reçu votre message et vous répondrons sous 24 heures.",
  requiredNote: "Merci de remplir les champs marqués d’un *.",
  choose: "Choisissez",
  yes: "Oui",
  missing: "Merci de remplir ce champ.",
  badEmail: "Merci d’indiquer une adresse e-mail, par exemple nom@example.com.",
  honeypot: "Laissez ce champ vide",
  sending: "Envoi en cours...",
  failed: "Erreur - Réessayer",
  alert: "Votre message n’a pas pu être envoyé. Merci de réessayer.",
  previewNote: "Ceci est un aperçu : aucun message n’est envoyé d’ici.",
  preview:
    "Ceci est un aperçu : votre message n’a pas été envoyé. Les messages fonctionnent dès que le site est en ligne.",
  sentTitle: "Message envoyé",
  notSentTitle: "Message non envoyé",
  back: "Retour au site",
  empty: "Merci d’écrire quelque chose avant d’envoyer.",
  tooLong: "Ce message est trop long.",
  tooMany: "Beaucoup de messages ont été envoyés en peu de temps. Merci de réessayer dans quelques minutes.",
};

const pt: FormWords = {
  name: "Nome",
  email: "E-mail",
  message: "Mensagem",
  title: "Escreva-nos",
  submitText: "Enviar mensagem",
  successMessage: "Obrigado. A sua mensagem foi enviada.",
  autoReplySubject: "Obrigado pela sua mensagem",
  autoReplyMessage: "Obrigado por nos escrever. Recebemos a sua mensagem e respondemos no prazo de 24 horas.",
  requiredNote: "Preencha os campos assinalados com *.",
  choose: "Escolha uma opção",
  yes: "Sim",
  missing: "Preencha este campo.",
  badEmail: "Indique um endereço de e-mail, por exemplo nome@example.com.",
  honeypot: "Deixe este campo vazio",
  sending: "A enviar...",
  failed: "Erro - Tente novamente",
  alert: "Não foi possível enviar a sua mensagem. Tente novamente.",
  previewNote: "Isto é uma pré-visualização: daqui não são enviadas mensagens.",
  preview:
    "Isto é uma pré-visualização: a sua mensagem não foi enviada. As mensagens funcionam assim que o site estiver online.",
  sentTitle: "Mensagem enviada",
  notSentTitle: "Mensagem não enviada",
  back: "Voltar ao site",
  empty: "Escreva algo antes de enviar.",
  tooLong: "Esta mensagem é demasiado longa.",
  tooMany: "Foram enviadas muitas mensagens em pouco tempo. Tente novamente dentro de alguns minutos.",
};

const it: FormWords = {
  name: "Nome",
  email: "E-mail",
  message: "Messaggio",
  title: "Ci scriva",
  submitText: "Invia il messaggio",
  successMessage: "Grazie. Il suo messaggio è stato inviato.",
  autoReplySubject: "Grazie per il suo messaggio",
  autoReplyMessage: "Grazie per averci scritto. Abbiamo ricevuto il suo messaggio e le risponderemo entro 24 ore.",
  requiredNote: "La preghiamo di compilare i campi contrassegnati con *.",
  choose: "Scelga un’opzione",
  yes: "Sì",
  missing: "Compili questo campo.",
  badEmail: "Inserisca un indirizzo e-mail, per esempio nome@example.com.",
  honeypot: "Lasci vuoto questo campo",
  sending: "Invio in corso...",
  failed: "Errore - Riprova",
  alert: "Non è stato possibile inviare il suo messaggio. La preghiamo di riprovare.",
  previewNote: "Questa è un’anteprima: da qui non vengono inviati messaggi.",
  preview:
    "Questa è un’anteprima: il suo messaggio non è stato inviato. I messaggi funzionano quando il sito è online.",
  sentTitle: "Messaggio inviato",
  notSentTitle: "Messaggio non inviato",
  back: "Torna al sito",
  empty: "Scriva qualcosa prima di inviare.",
  tooLong: "Questo messaggio è troppo lungo.",
  tooMany: "Sono stati inviati molti messaggi in poco tempo. La preghiamo di riprovare tra qualche minuto.",
};

const nl: FormWords = {
  name: "Naam",
  email: "E-mail",
  message: "Bericht",
  title: "Schrijf ons",
  submitText: "Bericht versturen",
  successMessage: "Dank u wel. Uw bericht is verstuurd.",
  autoReplySubject: "Dank u voor uw bericht",
  autoReplyMessage: "Dank u voor uw bericht. We hebben het ontvangen en antwoorden binnen 24 uur.",
  requiredNote: "Vul de velden met een * in.",
  choose: "Maak een keuze",
  yes: "Ja",
  missing: "Vul dit veld in.",
  badEmail: "Vul een e-mailadres in, bijvoorbeeld naam@example.com.",
  honeypot: "Laat dit veld leeg",
  sending: "Wordt verstuurd...",
  failed: "Fout - probeer het opnieuw",
  alert: "Uw bericht kon helaas niet worden verstuurd. Probeer het opnieuw.",
  previewNote: "Dit is een voorbeeldweergave: van hieruit worden geen berichten verstuurd.",
  preview:
    "Dit is een voorbeeldweergave: uw bericht is niet verstuurd. Berichten werken zodra de website online staat.",
  sentTitle: "Bericht verstuurd",
  notSentTitle: "Bericht niet verstuurd",
  back: "Terug naar de website",
  empty: "Schrijf iets voordat u verstuurt.",
  tooLong: "Dit bericht is te lang.",
  tooMany: "Er zijn in korte tijd veel berichten verstuurd. Probeer het over een paar minuten opnieuw.",
};

const pl: FormWords = {
  name: "Imię i nazwisko",
  email: "E-mail",
  message: "Wiadomość",
  title: "Prosimy o wiadomość",
  submitText: "Wyślij wiadomość",
  successMessage: "Dziękujemy. Wiadomość została wysłana.",
  autoReplySubject: "Dziękujemy za wiadomość",
  autoReplyMessage: "Dziękujemy za wiadomość. Otrzymaliśmy ją i odpowiemy w ciągu 24 godzin.",
  requiredNote: "Prosimy wypełnić pola oznaczone *.",
  choose: "Proszę wybrać",
  yes: "Tak",
  missing: "Proszę wypełnić to pole.",
  badEmail: "Proszę podać adres e-mail, na przykład nazwa@example.com.",
  honeypot: "Proszę zostawić to pole puste",
  sending: "Wysyłanie...",
  failed: "Błąd - spróbuj ponownie",
  alert: "Niestety nie udało się wysłać wiadomości. Prosimy spróbować ponownie.",
  previewNote: "To jest podgląd: wiadomości nie są stąd wysyłane.",
  preview: "To jest podgląd, więc wiadomość nie została wysłana. Wiadomości działają, gdy strona jest opublikowana.",
  sentTitle: "Wiadomość wysłana",
  notSentTitle: "Wiadomość niewysłana",
  back: "Powrót na stronę",
  empty: "Prosimy coś napisać przed wysłaniem.",
  tooLong: "Ta wiadomość jest za długa.",
  tooMany: "W krótkim czasie wysłano wiele wiadomości. Prosimy spróbować ponownie za kilka minut.",
};

const ar: FormWords = {
  name: "الاسم",
  email: "البريد الإلكتروني",
  message: "الرسالة",
  title: "راسلنا",
  submitText: "إرسال الرسالة",
  successMessage: "شكرًا لكم. تم إرسال رسالتكم.",
  autoReplySubject: "شكرًا على رسالتكم",
  autoReplyMessage: "شكرًا لمراسلتنا. وصلتنا رسالتكم وسنرد عليكم خلال 24 ساعة.",
  requiredNote: "يرجى ملء الحقول المشار إليها بعلامة *.",
  choose: "يرجى الاختيار",
  yes: "نعم",
  missing: "يرجى ملء هذا الحقل.",
  badEmail: "يرجى إدخال بريد إلكتروني مثل name@example.com.",
  honeypot: "اتركوا هذا الحقل فارغًا",
  sending: "جارٍ الإرسال...",
  failed: "خطأ - حاولوا مرة أخرى",
  alert: "عذرًا، تعذر إرسال رسالتكم. يرجى المحاولة مرة أخرى.",
  previewNote: "هذه معاينة: لا تُرسل الرسائل من هنا.",
  preview: "هذه معاينة، لذلك لم تُرسل رسالتكم. تصل الرسائل بعد نشر الموقع.",
  sentTitle: "تم إرسال الرسالة",
  notSentTitle: "لم تُرسل الرسالة",
  back: "العودة إلى الموقع",
  empty: "يرجى كتابة رسالة قبل الإرسال.",
  tooLong: "هذه الرسالة أطول من اللازم.",
  tooMany: "أُرسلت رسائل كثيرة في وقت قصير. يرجى المحاولة مرة أخرى بعد دقائق.",
};

const BY_LANGUAGE: Record<PageLanguage, FormWords> = { en, de, es, fr, it, pt, nl, pl, ar };

/** The words for a page's language (`lang` attribute, such as `de-AT`); English for one that we have no words for. */
export const formWords = (lang: string): FormWords => inLanguage(BY_LANGUAGE, lang);
